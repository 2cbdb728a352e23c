// Italian: what one's recorded games come to.
import { plural } from '../counts/it.js';
import type { StatsWords } from './en.js';

export const STATS_IT: StatsWords = {
  item: 'Statistiche',
  hint: 'per gioco, avversari e giocatori; serie, vittorie',
  title: 'Le tue partite',
  none: 'Nessuna partita tua da solo contro i bot è ancora finita: sono quelle che contano.',
  all: (won, games, share, even) =>
    `Hai vinto ${won} volte in ${plural(games, 'partita', 'partite')}, ${share}. Se tutti vincessero alla pari, sarebbe ${even}.`,
  streak: (now, longest) => `Vittorie di fila: ${now} adesso, ${longest} al massimo.`,
  daily: (games, won) => `Partite del giorno: ${games}, di cui ${won} vinte. Ogni giorno conta una volta.`,
  byVariant: 'Per gioco',
  byBots: 'Per l’avversario più forte',
  byPlayers: 'Per numero di giocatori',
  fastest: 'Vittorie più rapide',
  columns: {
    game: 'Gioco',
    bots: 'Avversario',
    players: 'Giocatori',
    games: 'Partite',
    won: 'Vinte',
    share: 'Quota',
    even: 'Pari',
    round: 'Giro',
  },
  program: 'Un altro programma',
  leftOut: (reasons) => `Non contate: ${reasons}.`,
  reasons: {
    unfinished: (n) => `${n} non finite`,
    others: (n) => `${n} di soli bot o di più persone`,
    lessons: (n) => `${n} per imparare`,
    copies: (n) => `${n} già contate`,
    unreadable: (n) => `${n} illeggibili`,
    older: (n) => `${n} più vecchie`,
  },
};
