// French: why a pack is refused, by the core's code.
import type { Values } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const PACK_FAULTS_FR: Messages['packFaults'] = {
  badId: (v: Values) =>
    `« ${v['id']} » ne peut pas être un identifiant : minuscules, chiffres et traits d’union, 60 au plus.`,
  twice: (v: Values) => `« ${v['id']} » figure deux fois.`,
  badCode: (v: Values) => `Le code de ${v['id']} doit avoir trois majuscules, et non « ${v['code']} ».`,
  fewTerritories: (v: Values) => `Un plateau a au moins ${v['least']} territoires ; celui-ci en a ${v['count']}.`,
  manyTerritories: (v: Values) => `Un plateau a au plus ${v['most']} territoires ; celui-ci en a ${v['count']}.`,
  unknownRegion: (v: Values) => `${v['territory']} est dans la région « ${v['region']} », qui n’existe pas.`,
  emptyRegion: (v: Values) => `La région ${v['region']} n’a aucun territoire.`,
  badBonus: (v: Values) => `Le bonus de ${v['id']} doit être un entier de 0 à 1000, et non ${v['bonus']}.`,
  unknownNeighbour: (v: Values) => `${v['territory']} est relié à « ${v['neighbour']} », qui n’existe pas.`,
  selfEdge: (v: Values) => `${v['territory']} est relié à lui-même.`,
  edgeTwice: (v: Values) => `${v['from']} et ${v['to']} sont reliés deux fois.`,
  badEdge: (v: Values) =>
    `Le lien entre ${v['from']} et ${v['to']} doit être « land » ou « sea », et « one-way » s’il est à sens unique.`,
  disconnected: (v: Values) => `Aucun chemin ne mène de ${v['from']} à ${v['to']}.`,
  unknownPlace: (v: Values) => `${v['id']} nomme « ${v['place']} », qui n’existe pas.`,
  oneSidedZone: (v: Values) => `La zone ${v['zone']} touche ${v['other']}, mais l’inverse n’est pas dit.`,
  emptyRoute: (v: Values) => `La route ${v['route']} n’a aucune zone.`,
  badArmies: (v: Values) =>
    `Les armées de départ pour ${v['seats']} places doivent être un entier à partir de 1, et non ${v['armies']}.`,
  unknownCard: (v: Values) => `« ${v['card']} » a un effet, mais ce territoire n’existe pas.`,
  unknownEffect: (v: Values) => `La carte de ${v['card']} a l’effet « ${v['effect']} », qui n’existe pas.`,
  unknownCapital: (v: Values) => `La capitale « ${v['capital']} » n’est pas un territoire.`,
  badMission: (v: Values) => `La mission ${v['mission']} : rang, points, moment, manche ou bonus durable incorrect.`,
  badCondition: (v: Values) => `La mission ${v['mission']} : la condition « ${v['key']} » manque ou est incorrecte.`,
  missingNumber: (v: Values) =>
    `La mission ${v['mission']} : « ${v['key']} » n’a pas de nombre pour ${v['seats']} places.`,
  badSecretMission: (v: Values) =>
    `La mission secrète ${v['mission']} : « ${v['key']} » est incorrect ou hors d’atteinte.`,
  badName: (v: Values) =>
    `Un nom ou un texte de ${v['id']} est vide, trop long, ou contient des caractères impossibles à afficher.`,
  rasterPlaces: (v: Values) => `L’image et le plateau ne s’accordent pas sur ${v['id']}.`,
  rasterRows: (v: Values) => `L’image est incorrecte à la ligne ${v['row']}.`,
};
