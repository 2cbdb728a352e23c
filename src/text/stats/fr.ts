// French: what one's recorded games come to.
import { plural } from '../counts/fr.js';
import type { StatsWords } from './en.js';

export const STATS_FR: StatsWords = {
  item: 'Statistiques',
  hint: 'par jeu, adversaires et joueurs ; séries, victoires',
  title: 'Vos parties',
  none: 'Aucune partie de vous seul contre des bots n’est encore finie : ce sont elles qui comptent.',
  all: (won, games, share, even) =>
    `Vous avez gagné ${won} fois en ${plural(games, 'partie', 'parties')}, ${share}. À chances égales, ce serait ${even}.`,
  streak: (now, longest) => `Victoires de suite : ${now} maintenant, ${longest} au mieux.`,
  daily: (games, won) => `Parties du jour : ${games}, dont ${won} gagnées. Chaque jour compte une fois.`,
  byVariant: 'Par jeu',
  byBots: 'Par l’adversaire le plus fort',
  byPlayers: 'Par nombre de joueurs',
  fastest: 'Victoires les plus rapides',
  columns: {
    game: 'Jeu',
    bots: 'Adversaire',
    players: 'Joueurs',
    games: 'Parties',
    won: 'Gagnées',
    share: 'Part',
    even: 'Égale',
    round: 'Tour',
  },
  program: 'Un autre programme',
  leftOut: (reasons) => `Non comptées : ${reasons}.`,
  reasons: {
    unfinished: (n) => `${n} inachevées`,
    others: (n) => `${n} de bots seuls ou de plusieurs personnes`,
    lessons: (n) => `${n} pour apprendre`,
    copies: (n) => `${n} déjà comptées`,
    unreadable: (n) => `${n} illisibles`,
    older: (n) => `${n} plus anciennes`,
  },
};
