// Portuguese: what the strongest bot would do, and why.
import type { HintWords } from './en.js';

export const HINT_PT: HintWords = {
  sentence: (move, reason) => `${move}: ${reason}.`,
  moves: {
    attack: (from, to) => `Atacar ${to.the} ${from.from}`,
    enter: (from, to) => `Entrar ${to.in} ${from.from}`,
    place: (units, to) => `${units} ${to.in}`,
    moveIn: (units) => `Mover ${units} para dentro`,
    move: (units, from, to) => `${units} ${from.from} ${to.to}`,
    take: (to) => `Tomar ${to.the}`,
    defend: (dice) => `Lançar ${dice}`,
    trade: 'Trocar um conjunto',
    keep: 'Guardar as cartas',
    stop: 'Parar aqui',
    play: (card) => `Jogar ${card}`,
    buy: (piece, to) => `Comprar ${piece} ${to.in}`,
    mission: 'Reclamar a missão',
    other: 'Escolher o que está marcado',
  },
  reasons: {
    kill: (seat, cards, chance) => `elimina ${seat}, que tem ${cards} (${chance})`,
    complete: (place, bonus, chance) => `assim ${place.the} é tua por inteiro, com mais ${bonus} por vez (${chance})`,
    breaks: (place, seat, bonus, chance) => `quebra ${place.the} e custa a ${seat} ${bonus} por vez (${chance})`,
    card: (chance) => `a primeira conquista da vez traz uma carta (${chance})`,
    ground: (chance) => `bom terreno a um preço justo (${chance})`,
    guard: 'é onde faz mais falta',
    front: 'ali enfrenta o inimigo',
    enough: 'nenhum outro combate vale as perdas',
    most: 'mais dados perdem menos',
    armies: 'exércitos agora valem mais do que cartas depois',
    position: 'é o que mais serve ao que tens',
    points: 'os pontos marcados ficam marcados',
    keep: 'o momento não vale mais',
  },
  key: 'conselho',
  none: 'Aqui não há nada a aconselhar.',
};
