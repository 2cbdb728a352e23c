// French: tournaments of bots.
import type { TournamentWords } from './en.js';

export const TOURNAMENT_FR: TournamentWords = {
  columns: {
    bot: 'bot',
    wins: 'victoires',
    interval: '95 %',
    par: 'part égale',
    kills: 'éliminés',
    place: 'rang',
    rating: 'cote',
    points: 'points',
  },
  seats: (shares) => `Victoires par place : ${shares}`,
  otherResults: (file, line) =>
    `${file} n’est pas de ce tournoi (ligne ${line}). Nommez un autre fichier avec --keep, ou jouez comme il a commencé.`,
  stopped: (left) => `Arrêté : ${left} non jouées. La même commande avec --keep continue.`,
  twoTables: '--table et --bots disent tous deux qui joue : n’en donnez qu’un.',
};
