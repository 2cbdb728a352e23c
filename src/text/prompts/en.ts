// English: the questions of a classic game.
import { armies, cards, plural } from '../counts/en.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const PROMPT_EN = {
  claim: 'Claim which territory?',
  placeOne: 'Place one army where?',
  place: 'Reinforce which territory?',
  placeOwn: 'Place your armies where?',
  placeNeutral: (name: string) => `Place ${name}'s armies where?`,
  toPlace: (units: string) => `${units} to place`,
  thenNeutrals: (n: number) => `then ${n} for neutrals`,
  inland: 'in the rear',
  facing: (n: number) => `faces ${n}`,
  keeps: (n: string) => `${n} left`,
  targets: (n: number) => plural(n, 'target', 'targets'),
  best: 'best:',
  attackFrom: 'Attack from which territory?',
  attackWhich: 'Attack which territory?',
  endAttack: 'Stop attacking',
  cardEarned: 'You have captured a territory: a card is yours when you stop.',
  noCardYet: 'Capture a territory to earn a card.',
  against: 'against',
  /** What one roll is to cost both sides on average. */
  oneRoll: (you: string, foe: string) => `this roll: you lose ${you}, they lose ${foe}`,
  untilRemain: 'Roll until a number of armies remain',
  fortifyFrom: 'Move armies from which territory? This ends your turn.',
  fortifyTo: 'Move to which territory?',
  skipFortify: 'End the turn without moving',
  fortifyHint: 'One move, from one territory to one other; one army stays.',
  mustTrade: (n: number) => `You hold ${cards(n)}: trade a set.`,
  mayTrade: (n: number) => `You hold ${cards(n)}. Trade a set for armies?`,
  keepCards: 'Keep the cards',
  tradeFinal: 'A trade shows the cards and cannot be undone.',
  cardBonus: (territory: Place) => `and 2 on ${territory.the}`,
  defend: (territory: Place, n: number) => `defend ${territory.the} (${armies(n)}) with how many dice?`,
  defendWith: (dice: number) => `Defend with ${plural(dice, 'die', 'dice')}`,
  attackedBy: (name: string, from: Place, n: number, thrown: number) =>
    `${name} attacks from ${from.the} (${armies(n)}) with ${plural(thrown, 'die', 'dice')}.`,
  howManyPlace: (territory: Place) => `How many armies on ${territory.the}?`,
  howManyMoveIn: (territory: Place) => `${upperFirst(territory.the)} is yours. How many armies move in?`,
  howManyFortify: (territory: Place) => `How many armies move to ${territory.the}?`,
  howManyRemain: (territory: Place) => `Stop when how many armies remain on ${territory.the}?`,
  thenHolds: (territory: Place, n: number) => `${upperFirst(territory.the)} then holds ${n}.`,
  thenHoldBoth: (from: Place, n: number, to: Place, k: number) =>
    `${upperFirst(from.the)} keeps ${n}, ${to.the} holds ${k}.`,
  stopsAt: (territory: Place, n: number) => `The attack stops when ${territory.the} is down to ${n}.`,
};
