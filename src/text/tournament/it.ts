// Italian: tournaments of bots.
import type { TournamentWords } from './en.js';

export const TOURNAMENT_IT: TournamentWords = {
  columns: {
    bot: 'bot',
    wins: 'vittorie',
    interval: '95%',
    par: 'quota pari',
    kills: 'eliminati',
    place: 'piazzamento',
    rating: 'valore',
    points: 'punti',
  },
  seats: (shares) => `Vittorie per posto: ${shares}`,
  otherResults: (file, line) =>
    `${file} non è di questo torneo (riga ${line}). Indica un altro file con --keep, o gioca come è cominciato.`,
  stopped: (left) => `Fermato: ${left} non giocate. Lo stesso comando con --keep continua.`,
  twoTables: '--table e --bots dicono entrambi chi gioca: danne uno solo.',
};
