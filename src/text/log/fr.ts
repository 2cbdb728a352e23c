// French: what happened, one sentence an event.
import { armies, cards, of, plural } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const LOG_FR: Messages['log'] = {
  rolledForFirst: (rolls: string) => `Jet pour la première place : ${rolls}.`,
  placesFirst: (name: string) => `${name} place en premier.`,
  beginsFirst: (name: string) => `${name} a le premier tour.`,
  claims: (name: string, territory: string) => `${name} occupe ${territory}.`,
  dealt: 'Les territoires sont distribués.',
  places: (name: string, n: number, territory: string) => `${name} : ${n} sur ${territory}.`,
  cardArmies: (name: string, n: number, territory: string) =>
    `${name} ajoute ${n} sur ${territory}, que montre la combinaison.`,
  turn: (name: string, round: number) => `Manche ${round} : tour ${of(name)}.`,
  reinforced: (name: string, total: number, territories: number, regions: string) =>
    `${name} reçoit ${armies(total)} : ${plural(territories, 'territoire', 'territoires')}${regions === '' ? '' : `, ${regions}`}.`,
  traded: (name: string, shown: string, value: number) => `${name} échange ${shown} contre ${armies(value)}.`,
  rolled: (name: string, to: string, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
    `${name} sur ${to} : ${attack} contre ${defence}, pertes ${attackerLost} : ${defenderLost}.`,
  captured: (name: string, territory: string, loser: string) => `${name} prend ${territory} à ${loser}.`,
  movedIn: (n: number, territory: string) => `Entrée dans ${territory} : ${n}.`,
  fortified: (name: string, n: number, from: string, to: string) => `${name} déplace ${n} ${of(from)} vers ${to}.`,
  eliminated: (name: string, by: string) => `${by} élimine ${name}.`,
  handTaken: (name: string, n: number, loser: string) => `${name} prend ${cards(n)} à ${loser}.`,
  drewCard: (name: string) => `${name} pioche une carte.`,
  drewThis: (name: string, card: string) => `${name} pioche ${card}.`,
  noCardLeft: (name: string) => `Il ne reste plus de carte pour ${name}.`,
  toll: (name: string, n: number, territory: string) =>
    `${name} perd ${n} sur ${territory}, tribut à l’épidémie d’en face.`,
  plague: (name: string, n: number, territory: string) => `L’épidémie sur ${territory} : ${name} perd ${n}.`,
  cardLoss: (name: string, n: number, territory: string) => `${name} perd ${n} sur ${territory}.`,
  builds: (name: string, what: string, place: string) => `${name} : ${what}, ${place}.`,
  shipsLost: (name: string, n: number, zone: string) => `${name} perd ${plural(n, 'navire', 'navires')}, ${zone}.`,
  fortLost: (territory: string) => `La fortification ${of(territory)} est détruite.`,
  moves: (name: string, what: string, from: string, to: string) => `${name} : ${what}, ${from} vers ${to}.`,
  enters: (name: string, territory: string) => `${name} entre dans ${territory}, qui n’est à personne.`,
  officersCaptured: (name: string, what: string, owner: string) => `${name} capture ${what} ${of(owner)}.`,
  officersReturned: (owner: string, what: string) => `${owner} : ${what} de retour dans la réserve.`,
  ransomed: (name: string, captor: string, territory: string) =>
    `${name} rachète un général à ${captor} ; il se trouve sur ${territory}.`,
  scored: (name: string, points: number, source: string) =>
    `${name} : ${points > 0 ? '+' : ''}${points} PV, ${source}.`,
  epidemicPlaced: (territory: string) => `Une épidémie éclate : ${territory}.`,
  epidemicGone: (territory: string) => `L’épidémie quitte ${territory}.`,
  emptied: (territory: string) => `${territory} n’est plus à personne.`,
  accomplished: (name: string, mission: string, points: number) => `${name} accomplit « ${mission} » : ${points} PV.`,
  lastingLost: (name: string, mission: string) => `${name} perd le bonus durable de « ${mission} ».`,
  revealed: (name: string, missions: string) => `${name} devait encore accomplir : ${missions}.`,
  played: (name: string, effect: string) => `${name} joue ${effect}.`,
  spied: (name: string, target: string) => `${name} regarde les cartes et les missions ${of(target)}.`,
  spiedThis: (target: string, cards: string, missions: string) => `${target} a ${cards} ; missions : ${missions}.`,
  attackStopped: (from: string, to: string) => `Fin de l’attaque ${of(from)} sur ${to}.`,
  eliminatedByNobody: (name: string) => `${name} n’a plus de régiment et quitte le jeu.`,
  reactions: (name: string, how: string) => `Réactions demandées à ${name} : ${how}.`,
  shuffled: 'La défausse est mélangée et forme une nouvelle pioche.',
  deckShuffled: 'Les cartes sont mélangées.',
  resignedToBot: (name: string) => `${name} abandonne ; un bot continue.`,
  resignedToNeutral: (name: string) => `${name} abandonne ; ses armées deviennent neutres.`,
  defenceAsk: (name: string) => `${name} choisira ses dés de défense.`,
  defenceAuto: (name: string) => `${name} défend avec le plus de dés, sans question.`,
  won: (names: string) => `${names} gagne la partie.`,
  shared: (names: string) => `${names} partagent la victoire.`,
  tookBack: 'Action annulée.',
};
