// Italian: looking at a recorded game.
import type { ViewerWords } from './en.js';

export const VIEWER_IT: ViewerWords = {
  at: (at, of) => `${at} di ${of}`,
  seenBy: (who) => `con gli occhi di ${who}`,
  eyes: { omniscient: 'chi sa tutto', spectator: 'uno spettatore' },
  playing: (speed) => `in moto, ${speed}`,
  stands: 'ferma',
  begins: 'La partita comincia.',
  help: 'Una partita registrata: scorrila per azione, turno, giro o conquista, o lasciala andare; v cambia gli occhi con cui si vede.',
  keys: {
    play: 'avvia, ferma',
    action: 'azione',
    turn: 'turno',
    round: 'giro',
    capture: 'conquista +',
    captureBack: 'conquista -',
    eyes: 'altri occhi',
  },
};
