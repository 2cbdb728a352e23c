// Portuguese: the questions of a classic game.
import { armies, cards, dice, form, plural } from '../counts/pt.js';
import type { Messages } from '../en.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const PROMPT_PT: Messages['prompt'] = {
  claim: 'Que território ocupar?',
  placeOne: 'Onde colocar um exército?',
  place: 'Que território reforçar?',
  placeOwn: 'Onde colocar os seus exércitos?',
  placeNeutral: (name: string) => `Onde colocar exércitos de ${name}?`,
  toPlace: (units: string) => `${units} por colocar`,
  thenNeutrals: (n: number) => `depois ${n} para os neutros`,
  inland: 'na retaguarda',
  facing: (n: number) => `frente a ${n}`,
  keeps: (n: string) => `restam ${n}`,
  targets: (n: number) => plural(n, 'alvo', 'alvos'),
  best: 'melhor:',
  attackFrom: 'Atacar a partir de que território?',
  attackWhich: 'Que território atacar?',
  endAttack: 'Deixar de atacar',
  cardEarned: 'Conquistou um território: quando parar, uma carta é sua.',
  noCardYet: 'Conquiste um território para ganhar uma carta.',
  against: 'contra',
  /** What one roll is to cost both sides on average. */
  oneRoll: (you: string, foe: string) => `este lançamento: perde ${you}, perdem ${foe}`,
  untilRemain: 'Lançar até restar um certo número de exércitos',
  fortifyFrom: 'Deslocar exércitos de que território? Isto acaba o seu turno.',
  fortifyTo: 'Para que território?',
  skipFortify: 'Acabar o turno sem deslocar',
  fortifyHint: 'Uma só deslocação, de um território para um só outro; um exército fica.',
  mustTrade: (n: number) => `Tem ${cards(n)}: troque um conjunto.`,
  mayTrade: (n: number) => `Tem ${cards(n)}. Trocar um conjunto por exércitos?`,
  keepCards: 'Guardar as cartas',
  tradeFinal: 'Uma troca mostra as cartas e não se pode anular.',
  cardBonus: (territory: Place) => `e 2 ${territory.in}`,
  defend: (territory: Place, n: number) => `com quantos dados defende ${territory.the} (${armies(n)})?`,
  defendWith: (n: number) => `Defender com ${dice(n)}`,
  attackedBy: (name: string, from: Place, n: number, thrown: number) =>
    `${name} ataca ${from.from} (${armies(n)}) com ${dice(thrown)}.`,
  howManyPlace: (territory: Place) => `Quantos exércitos ${territory.in}?`,
  howManyMoveIn: (territory: Place) => `Tomou ${territory.the}. Quantos exércitos entram?`,
  howManyFortify: (territory: Place) => `Quantos exércitos vão ${territory.to}?`,
  howManyRemain: (territory: Place) => `Parar com quantos exércitos ${territory.in}?`,
  thenHolds: (territory: Place, n: number) =>
    `${upperFirst(territory.the)} ${territory.many ? 'ficam' : 'fica'} com ${n}.`,
  thenHoldBoth: (from: Place, n: number, to: Place, k: number) =>
    `${upperFirst(from.the)} ${from.many ? 'ficam' : 'fica'} com ${n}, ${to.the} com ${k}.`,
  stopsAt: (territory: Place, n: number) =>
    `O ataque para quando ${form(n, 'restar', 'restarem')} ${n} ${territory.in}.`,
};
