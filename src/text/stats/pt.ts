// Portuguese: what one's recorded games come to.
import { plural } from '../counts/pt.js';
import type { StatsWords } from './en.js';

export const STATS_PT: StatsWords = {
  item: 'Estatísticas',
  hint: 'por jogo, adversários e jogadores; séries, vitórias',
  title: 'Os seus jogos',
  none: 'Ainda não acabou nenhum jogo seu, sozinho contra bots: são esses que contam.',
  all: (won, games, share, even) =>
    `Ganhou ${won} vezes em ${plural(games, 'jogo', 'jogos')}, ${share}. Se todos ganhassem por igual, seria ${even}.`,
  streak: (now, longest) => `Vitórias seguidas: ${now} agora, ${longest} no máximo.`,
  daily: (games, won) => `Jogos do dia: ${games}, dos quais ${won} ganhos. Cada dia conta uma vez.`,
  byVariant: 'Por jogo',
  byBots: 'Pelo adversário mais forte',
  byPlayers: 'Por número de jogadores',
  fastest: 'Vitórias mais rápidas',
  columns: {
    game: 'Jogo',
    bots: 'Adversário',
    players: 'Jogadores',
    games: 'Jogos',
    won: 'Ganhos',
    share: 'Parte',
    even: 'Igual',
    round: 'Ronda',
  },
  program: 'Outro programa',
  leftOut: (reasons) => `Não contados: ${reasons}.`,
  reasons: {
    unfinished: (n) => `${n} por acabar`,
    others: (n) => `${n} só de bots ou de várias pessoas`,
    lessons: (n) => `${n} para aprender`,
    copies: (n) => `${n} já contados`,
    unreadable: (n) => `${n} ilegíveis`,
    older: (n) => `${n} mais antigos`,
  },
};
