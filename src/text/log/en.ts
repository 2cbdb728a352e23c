// English: what happened, one sentence an event.
import { cards, form, list, plural } from '../counts/en.js';
import { signed } from '../forms.js';
import type { Place } from '../types.js';

export const LOG_EN = {
  rolledForFirst: (rolls: string) => `Roll to go first: ${rolls}.`,
  placesFirst: (name: string) => `${name} places first.`,
  beginsFirst: (name: string) => `${name} has the first turn.`,
  claims: (name: string, territory: Place) => `${name} claims ${territory.the}.`,
  dealt: 'The territories are dealt.',
  places: (name: string, n: number, territory: Place) => `${name}: ${n} on ${territory.the}.`,
  fortArmies: (name: string, n: number, territory: Place) =>
    `${name}: ${n} on ${territory.the}, from the fortification.`,
  cardArmies: (name: string, n: number, territory: Place) =>
    `${name} puts ${n} more on ${territory.the}, shown by the set.`,
  turn: (name: string, round: number) => `Round ${round}: ${name}'s turn.`,
  reinforced: (name: string, total: string, territories: number, zones: number, regions: string) =>
    `${name} gets ${total}: ${list([plural(territories, 'territory', 'territories'), ...(zones > 0 ? [plural(zones, 'zone', 'zones')] : [])])}${regions === '' ? '' : `; ${regions}`}.`,
  traded: (name: string, shown: string, value: string) => `${name} trades ${shown} for ${value}.`,
  rolled: (name: string, to: Place, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
    `${name} attacks ${to.the}: ${attack} against ${defence}, losses ${attackerLost}:${defenderLost}.`,
  captured: (name: string, territory: Place, loser: string) => `${name} captures ${territory.the} from ${loser}.`,
  movedIn: (n: number, territory: Place) => `${n} ${form(n, 'moves', 'move')} into ${territory.the}.`,
  fortified: (name: string, n: number, from: Place, to: Place) => `${name}: ${n} from ${from.the} to ${to.the}.`,
  eliminated: (name: string, by: string) => `${name} is eliminated by ${by}.`,
  handTaken: (name: string, n: number, loser: string) => `${name} takes ${cards(n)} from ${loser}.`,
  drewCard: (name: string) => `${name} draws a card.`,
  drewThis: (name: string, card: string) => `${name} draws ${card}.`,
  drewJoker: (name: string) => `${name} draws a joker.`,
  noCardLeft: (name: string) => `There is no card left for ${name}.`,
  toll: (name: string, n: number, territory: Place) =>
    `${name} loses ${n} on ${territory.the}: toll for the target's epidemic.`,
  plague: (name: string, n: number, territory: Place) =>
    `The epidemic in ${territory.the} kills ${n} of ${name}'s regiments.`,
  cardLoss: (name: string, n: number, territory: Place) => `${name} loses ${n} on ${territory.the}.`,
  builds: (name: string, what: string, place: Place) => `${name}: ${what} in ${place.the}.`,
  shipsLost: (name: string, n: number, zone: Place) => `${name} loses ${plural(n, 'ship', 'ships')} in ${zone.the}.`,
  fortLost: (territory: Place) => `The fortification of ${territory.the} is destroyed.`,
  moves: (name: string, what: string, from: Place, to: Place) => `${name}: ${what} from ${from.the} to ${to.the}.`,
  enters: (name: string, territory: Place) => `${name} enters ${territory.the}, which nobody holds.`,
  officersCaptured: (name: string, what: string, owner: string) => `${name} captures ${what} from ${owner}.`,
  officersReturned: (owner: string, what: string) => `${owner}: ${what} back in the supply.`,
  ransomed: (name: string, captor: string, territory: Place) =>
    `${name} ransoms a general from ${captor}; he stands in ${territory.the}.`,
  scored: (name: string, points: number, source: string) => `${name}: ${signed(points)} VP, ${source}.`,
  epidemicPlaced: (territory: Place) => `An epidemic breaks out in ${territory.the}.`,
  epidemicGone: (territory: Place) => `The epidemic leaves ${territory.the}.`,
  emptied: (territory: Place) => `Nobody holds ${territory.the} now.`,
  accomplished: (name: string, mission: string, points: number) => `${name} accomplishes "${mission}": ${points} VP.`,
  lastingLost: (name: string, mission: string) => `${name} loses the lasting bonus of "${mission}".`,
  revealed: (name: string, missions: string) => `${name}'s unfinished missions: ${missions}.`,
  played: (name: string, effect: string) => `${name} plays ${effect}.`,
  spied: (name: string, target: string) => `${name} looks at ${target}'s cards and missions.`,
  spiedThis: (target: string, cards: string, missions: string) => `${target} holds ${cards}; missions: ${missions}.`,
  attackStopped: (from: Place, to: Place) => `The attack from ${from.the} on ${to.the} is over.`,
  eliminatedByNobody: (name: string) => `${name} has no regiments left and is out.`,
  reactions: (name: string, how: string) => `${name} will be asked for reactions: ${how}.`,
  shuffled: 'The discards are shuffled into a new deck.',
  deckShuffled: 'The cards are shuffled.',
  resignedToBot: (name: string) => `${name} resigns; a bot plays on.`,
  resignedToNeutral: (name: string) => `${name} resigns; the territories are neutral now.`,
  botReplaced: (name: string) => `The bot of ${name} kept breaking the rules: a built-in one plays on.`,
  defenceAsk: (name: string) => `${name} will choose the defence dice.`,
  defenceAuto: (name: string) => `${name} always defends with the most dice.`,
  won: (names: string) => `${names} wins the game.`,
  shared: (names: string) => `${names} share the victory.`,
  tookBack: 'Undone.',
};
