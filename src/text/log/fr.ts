// French: what happened, one sentence an event.
import { cards, list, of, plural } from '../counts/fr.js';
import type { Messages } from '../en.js';
import { signed } from '../forms.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const LOG_FR: Messages['log'] = {
  rolledForFirst: (rolls: string) => `Jet pour désigner qui commence : ${rolls}.`,
  placesFirst: (name: string) => `${name} place en premier.`,
  beginsFirst: (name: string) => `${name} a le premier tour.`,
  claims: (name: string, territory: Place) => `${name} occupe ${territory.the}.`,
  dealt: 'Les territoires sont distribués.',
  places: (name: string, n: number, territory: Place) => `${name} : ${n} ${territory.in}.`,
  fortArmies: (name: string, n: number, territory: Place) => `${name} : ${n} ${territory.in}, par la fortification.`,
  cardArmies: (name: string, n: number, territory: Place) =>
    `${name} ajoute ${n} ${territory.in}, que montre la combinaison.`,
  turn: (name: string, round: number) => `Manche ${round} : tour ${of(name)}.`,
  reinforced: (name: string, total: string, territories: number, zones: number, regions: string) =>
    `${name} reçoit ${total} : ${list([plural(territories, 'territoire', 'territoires'), ...(zones > 0 ? [plural(zones, 'zone', 'zones')] : [])])}${regions === '' ? '' : ` ; ${regions}`}.`,
  traded: (name: string, shown: string, value: string) => `${name} échange ${shown} contre ${value}.`,
  rolled: (name: string, to: Place, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
    `${name} attaque ${to.the} : ${attack} contre ${defence}, pertes ${attackerLost}:${defenderLost}.`,
  captured: (name: string, territory: Place, loser: string) => `${name} prend ${territory.the} à ${loser}.`,
  movedIn: (n: number, territory: Place) => `Entrée ${territory.in} : ${n}.`,
  fortified: (name: string, n: number, from: Place, to: Place) => `${name} déplace ${n} ${from.from} ${to.to}.`,
  eliminated: (name: string, by: string) => `${by} élimine ${name}.`,
  handTaken: (name: string, n: number, loser: string) => `${name} prend ${cards(n)} à ${loser}.`,
  drewCard: (name: string) => `${name} pioche une carte.`,
  drewThis: (name: string, card: string) => `${name} pioche la carte ${card}.`,
  drewJoker: (name: string) => `${name} pioche un joker.`,
  noCardLeft: (name: string) => `Il ne reste plus de carte pour ${name}.`,
  toll: (name: string, n: number, territory: Place) => `${name} perd ${n} ${territory.in}, épidémie de la cible.`,
  plague: (name: string, n: number, territory: Place) => `L’épidémie ${territory.in} : ${name} perd ${n}.`,
  cardLoss: (name: string, n: number, territory: Place) => `${name} perd ${n} ${territory.in}.`,
  builds: (name: string, what: string, place: Place) => `${name} : ${what} ${place.in}.`,
  shipsLost: (name: string, n: number, zone: Place) => `${name} perd ${plural(n, 'navire', 'navires')} ${zone.in}.`,
  fortLost: (territory: Place) => `La fortification ${territory.of} est détruite.`,
  moves: (name: string, what: string, from: Place, to: Place) => `${name} : ${what} ${from.from} ${to.to}.`,
  enters: (name: string, territory: Place) =>
    `${name} entre ${territory.in}, qui ${territory.many ? 'ne sont' : 'n’est'} à personne.`,
  officersCaptured: (name: string, what: string, owner: string) => `${name} capture ${what} ${of(owner)}.`,
  officersReturned: (owner: string, what: string) => `${owner} : ${what} de retour dans la réserve.`,
  ransomed: (name: string, captor: string, territory: Place) =>
    `${name} rachète un général à ${captor} ; il se trouve ${territory.in}.`,
  scored: (name: string, points: number, source: string) => `${name} : ${signed(points)} PV, ${source}.`,
  epidemicPlaced: (territory: Place) => `Une épidémie éclate ${territory.in}.`,
  epidemicGone: (territory: Place) => `L’épidémie quitte ${territory.the}.`,
  emptied: (territory: Place) =>
    `${upperFirst(territory.the)} ${territory.many ? 'ne sont' : 'n’est'} plus à personne.`,
  accomplished: (name: string, mission: string, points: number) => `${name} accomplit « ${mission} » : ${points} PV.`,
  lastingLost: (name: string, mission: string) => `${name} perd le bonus durable de « ${mission} ».`,
  revealed: (name: string, missions: string) => `Missions inachevées ${of(name)} : ${missions}.`,
  played: (name: string, effect: string) => `${name} joue ${effect}.`,
  spied: (name: string, target: string) => `${name} regarde les cartes et les missions ${of(target)}.`,
  spiedThis: (target: string, cards: string, missions: string) => `${target} a ${cards} ; missions : ${missions}.`,
  attackStopped: (from: Place, to: Place) => `Fin de l’attaque ${from.from} contre ${to.the}.`,
  eliminatedByNobody: (name: string) => `${name} n’a plus de régiment et quitte le jeu.`,
  reactions: (name: string, how: string) => `Réactions demandées à ${name} : ${how}.`,
  shuffled: 'La défausse est mélangée et forme une nouvelle pioche.',
  deckShuffled: 'Les cartes sont mélangées.',
  resignedToBot: (name: string) => `${name} abandonne ; un bot continue.`,
  resignedToNeutral: (name: string) => `${name} abandonne ; ses territoires deviennent neutres.`,
  botReplaced: (name: string) => `Le bot de ${name} enfreignait les règles ; un bot intégré continue.`,
  defenceAsk: (name: string) => `${name} choisira ses dés de défense.`,
  defenceAuto: (name: string) => `${name} défend avec le plus de dés, sans question.`,
  won: (names: string) => `${names} gagne la partie.`,
  shared: (names: string) => `${names} partagent la victoire.`,
  tookBack: 'Action annulée.',
};
