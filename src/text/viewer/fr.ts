// French: looking at a recorded game.
import type { ViewerWords } from './en.js';

export const VIEWER_FR: ViewerWords = {
  at: (at, of) => `${at} sur ${of}`,
  seenBy: (who) => `vu par ${who}`,
  eyes: { omniscient: 'un œil omniscient', spectator: 'le public' },
  playing: (speed) => `en marche, ${speed}`,
  stands: 'à l’arrêt',
  begins: 'La partie commence.',
  help: 'Une partie enregistrée : parcourez-la par action, tour, manche ou conquête, ou laissez-la jouer ; v change le regard.',
  keys: {
    play: 'jouer, arrêter',
    action: 'action',
    turn: 'tour',
    round: 'manche',
    capture: 'conquête +',
    captureBack: 'conquête -',
    eyes: 'autre vue',
  },
};
