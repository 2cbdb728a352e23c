// Portuguese: tournaments of bots.
import type { TournamentWords } from './en.js';

export const TOURNAMENT_PT: TournamentWords = {
  columns: {
    bot: 'bot',
    wins: 'vitórias',
    interval: '95%',
    par: 'parte igual',
    kills: 'eliminados',
    place: 'lugar',
    rating: 'cotação',
    points: 'pontos',
  },
  seats: (shares) => `Vitórias por lugar: ${shares}`,
  otherResults: (file, line) =>
    `${file} não é deste torneio (linha ${line}). Indique outro ficheiro com --keep, ou jogue como começou.`,
  stopped: (left) => `Parado: ${left} por jogar. O mesmo comando com --keep continua.`,
  twoTables: '--table e --bots dizem ambos quem joga: dê só um.',
};
