// Portuguese: looking at a recorded game.
import type { ViewerWords } from './en.js';

export const VIEWER_PT: ViewerWords = {
  at: (at, of) => `${at} de ${of}`,
  seenBy: (who) => `visto por ${who}`,
  eyes: { omniscient: 'quem sabe tudo', spectator: 'quem assiste' },
  playing: (speed) => `a andar, ${speed}`,
  stands: 'parado',
  begins: 'O jogo começa.',
  help: 'Um jogo gravado: percorra-o por ação, turno, ronda ou conquista, ou deixe-o andar; v muda os olhos que o veem.',
  keys: {
    play: 'andar, parar',
    action: 'ação',
    turn: 'turno',
    round: 'ronda',
    capture: 'conquista +',
    captureBack: 'conquista -',
    eyes: 'outros olhos',
  },
};
