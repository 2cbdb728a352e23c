// French: what there is to say about boards from files, by the code of the remark or fault.

import type { Values } from '../counts/fr.js';
import { plural } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const BOARD_FILES_FR: Messages['boardFiles'] = {
  said: (label: string, sentence: string) => `${label} : ${sentence}`,
  line: (line: number) => `ligne ${line}`,
  warning: 'Remarque',
  refusal: 'Refusé',
  remarks: {
    unsafeName: (v: Values) =>
      `« ${v['name']} » contenait des caractères impossibles à afficher ; ils ont été retirés.`,
    longName: (v: Values) => `« ${v['name']} » a été coupé à ${v['most']} caractères.`,
    sameName: (v: Values) => `Un second territoire s’appelle « ${v['name']} » ; il reçoit un numéro.`,
    otherCase: (v: Values) => `« ${v['name']} » a été lu « ${v['known']} ».`,
    twiceJoined: (v: Values) => `${v['territory']} cite deux fois ${v['neighbour']} ; une seule fois compte.`,
    selfJoined: (v: Values) => `${v['territory']} se cite comme son propre voisin ; c’est ignoré.`,
    oneWay: (v: Values) =>
      `${v['territory']} mène à ${v['neighbour']}, mais pas l’inverse : attaques et déplacements à sens unique.`,
    oneWayMended: (v: Values) =>
      `${v['neighbour']} ne cite pas ${v['territory']} ; le lien vaut dans les deux sens. Pour des sens uniques, ajoutez warn=no à [Map].`,
    trailingComma: () => 'Une virgule de trop à la fin a été ignorée.',
    emptyRegion: (v: Values) => `Le continent ${v['region']} n’a aucun territoire ; il est ignoré.`,
    unknownSection: (v: Values) => `La section [${v['section']}] est inconnue ; elle est ignorée.`,
    badCard: (v: Values) => `Carte illisible : « ${v['text']} ». Son territoire reçoit un symbole à son tour.`,
    badMission: (v: Values) => `Mission illisible : « ${v['text']} ». Elle est ignorée.`,
    noCards: (v: Values) =>
      `Le fichier de cartes « ${v['file']} » n’est pas à côté du plateau ; les symboles sont donnés à tour de rôle.`,
    noPicture: (v: Values) =>
      `L’image « ${v['file']} » n’est pas à côté du plateau ; la carte est tracée d’après les coordonnées.`,
    badPicture: (v: Values) => `L’image « ${v['file']} » est illisible ; la carte est tracée d’après les coordonnées.`,
    pictureTooLarge: (v: Values) =>
      `L’image « ${v['file']} » est trop grande ; la carte est tracée d’après les coordonnées.`,
    pictureDisagrees: (v: Values) =>
      v['other'] === ''
        ? `L’image ne montre pas ${v['territory']} ; la carte est tracée d’après les coordonnées.`
        : `${v['territory']} et ${v['other']} ne font qu’un sur l’image ; la carte est tracée d’après les coordonnées.`,
    pictureStray: (v: Values) =>
      `${v['pixels']} pixels de l’image n’appartiennent à aucun territoire ; ils deviennent la mer.`,
    outside: (v: Values) => `Coordonnées hors de l’image : ${v['count']}. C’est l’image qui compte.`,
    fileTooLarge: (v: Values) => `Le fichier a ${v['bytes']} octets ; on en lit ${v['most']} au plus.`,
    notText: () => 'Ce n’est pas un fichier texte.',
    unknownFormat: () =>
      'Ce n’est ni un de nos paquets, ni un plateau de Domination ou de Conquest : aucune de leurs sections n’a été trouvée.',
    missingSection: (v: Values) => `La section ${v['section']} manque. Ajoutez-la.`,
    shortLine: (v: Values) => `Il manque quelque chose ici. Écrivez : ${v['wanted']}`,
    badNumber: (v: Values) => `Un nombre manque ou est incorrect ici. Écrivez : ${v['wanted']}`,
    badBonus: (v: Values) => `Le bonus « ${v['bonus']} » doit être un entier de 0 à ${v['most']}.`,
    wrongId: (v: Values) =>
      `Le numéro « ${v['id']} » devrait être ${v['wanted']} : les territoires sont numérotés à partir de 1, dans l’ordre.`,
    noName: () => 'Il manque un nom ici.',
    twiceNamed: (v: Values) => `Le nom « ${v['name']} » figure deux fois. Donnez à chacun le sien.`,
    unknownRegion: (v: Values) => `Il n’y a pas de continent « ${v['region']} ». Ajoutez-le ou corrigez le nom.`,
    unknownNeighbour: (v: Values) =>
      `Il n’y a pas de territoire « ${v['neighbour']} » parmi les ${v['count']}. Corrigez ce voisin ou retirez-le.`,
    noJoins: () => 'Aucun territoire n’a de voisin. Citez les voisins de chacun.',
    fewTerritories: (v: Values) => `Le plateau a ${v['count']} territoires ; il en faut au moins 2.`,
    manyTerritories: (v: Values) => `Le plateau a ${v['count']} territoires ; on en joue ${v['most']} au plus.`,
  },
  faults: {
    notUtf8: () => 'Le texte n’est pas en UTF-8. Enregistrez-le en UTF-8.',
    notJson: (v: Values) =>
      `À partir de la ligne ${v['line']}, colonne ${v['column']}, ce n’est plus du JSON : cherchez là une virgule, un guillemet ou une parenthèse qui manque ou est en trop.`,
    notAPack: (v: Values) =>
      `${v['where']} est incorrect : ${v['found']}${v['wanted'] === '' ? '' : `, attendu : ${v['wanted']}`}. Voir docs/PACK.md.`,
    missing: (v: Values) => `${v['where']} manque. Voir docs/PACK.md.`,
    newerPack: (v: Values) =>
      `Ce paquet a le format ${v['found']} ; ce programme lit ${v['known']}. Utilisez une version plus récente.`,
    packTooLarge: (v: Values) => `Le fichier a ${v['bytes']} octets ; on en lit ${v['most']} au plus.`,
    noPlace: (v: Values) =>
      `Il n’y a pas de trame, et aucune place n’est donnée pour ${v['territory']}. Ajoutez-la sous « places ».`,
  },
  commands: {
    listed: (name: string, territories: number, regions: number, plays: string) =>
      `${name}  ${plural(territories, 'territoire', 'territoires')}, ${plural(regions, 'région', 'régions')}${plays}`,
    napoleon: ', Risk Napoléon',
    house: 'De la maison :',
    own: (folder: string) => `Les vôtres, dans ${folder} :`,
    none: (folder: string) => `Aucun des vôtres pour l’instant. Mettez des fichiers dans ${folder}.`,
    broken: (file: string) => `${file}  ne peut pas être joué ; voir : boards check`,
    joins: (land: number, sea: number, oneWay: number) =>
      `Frontières : ${land} terrestres, ${sea} maritimes, dont ${oneWay} à sens unique.`,
    good: (name: string, territories: number, regions: number) =>
      `${name} peut être joué : ${plural(territories, 'territoire', 'territoires')}, ${plural(regions, 'région', 'régions')}.`,
    noBoard: (name: string, folder: string) =>
      `Il n’y a pas de plateau « ${name} » : ni fichier de ce nom, ni dans ${folder}, ni de la maison. Voir : boards list`,
    noMapInside: (folder: string) =>
      `Le dossier ${folder} ne contient pas de plateau : il faut un fichier .map ou .json.`,
    exists: (file: string) => `${file} existe déjà. Donnez un autre nom, ou supprimez-le d’abord.`,
    cannotRead: (file: string, reason: string) => `Impossible de lire le plateau ${file} : ${reason}`,
    wrote: (file: string) => `Écrit : ${file}`,
    watching: (file: string) => `${file} est surveillé et retracé à chaque enregistrement. Ctrl-C pour finir.`,
  },
};
