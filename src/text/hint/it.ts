// Italian: what the strongest bot would do, and why.
import type { HintWords } from './en.js';

export const HINT_IT: HintWords = {
  sentence: (move, reason) => `${move}: ${reason}.`,
  moves: {
    attack: (from, to) => `Attacca ${to.the} ${from.from}`,
    enter: (from, to) => `Entra ${to.in} ${from.from}`,
    place: (units, to) => `${units} ${to.in}`,
    moveIn: (units) => `Fai entrare ${units}`,
    move: (units, from, to) => `${units} ${from.from} ${to.to}`,
    take: (to) => `Prendi ${to.the}`,
    defend: (dice) => `Tira ${dice}`,
    trade: 'Scambia un tris',
    keep: 'Tieni le carte',
    stop: 'Fermati qui',
    play: (card) => `Gioca ${card}`,
    buy: (piece, to) => `Compra ${piece} ${to.in}`,
    mission: 'Dichiara la missione',
    other: 'Scegli ciò che è segnato',
  },
  reasons: {
    kill: (seat, cards, chance) => `elimina ${seat}, che ha ${cards} (${chance})`,
    complete: (place, bonus, chance) => `così ${place.the} è tutta tua, con ${bonus} in più a turno (${chance})`,
    breaks: (place, seat, bonus, chance) => `spezza ${place.the} e costa a ${seat} ${bonus} a turno (${chance})`,
    card: (chance) => `la prima conquista del turno porta una carta (${chance})`,
    ground: (chance) => `buon terreno a un prezzo giusto (${chance})`,
    guard: 'è lì che serve di più',
    front: 'lì sta di fronte al nemico',
    enough: 'nessun altro scontro vale le sue perdite',
    most: 'più dadi perdono di meno',
    armies: 'le armate adesso valgono più delle carte dopo',
    position: 'è ciò che giova di più a quanto hai',
    points: 'i punti segnati restano segnati',
    keep: 'il momento non vale di più',
  },
  key: 'consiglio',
  none: 'Qui non c’è nulla da consigliare.',
};
