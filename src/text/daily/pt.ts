// Portuguese: today's game.
import type { DailyWords } from './en.js';

export const DAILY_PT: DailyWords = {
  item: 'O jogo de hoje',
  fresh: (against, left) => `uma só tentativa, contra ${against}; ainda ${left}`,
  begun: (left) => `já o começou; ainda ${left}`,
  played: (left) => `jogado; o próximo daqui a ${left}`,
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  title: (day) => `Risk Napoleão, jogo de ${day}`,
  won: (points, best, against) => `Ganho ${points} a ${best} contra ${against}`,
  placed: (rank, of, points, best, against) => `Lugar ${rank} de ${of}, ${points} a ${best}, contra ${against}`,
  rounds: (bars, numbers) => `Pontos por ronda  ${bars}  ${numbers}`,
  facts: (ranks, officers, luck) =>
    `Graus de missão ${ranks === '' ? '–' : ranks}, oficiais ${officers}, sorte ${luck} por dado`,
  record: (hash) => `jogo ${hash}`,
  toPaste: 'O seu resultado, para colar:',
  alsoPrinted: 'Também aparece quando sair.',
  keys: { copy: 'copiar', keep: 'guardar em texto', verify: 'verificar' },
  copied: 'Copiado, se o terminal o permitir.',
  cannot: 'Isso não se pode fazer aqui.',
  kept: (file) => `Escrito em ${file}.`,
  keptBefore: (file) => `${file} já existe, com outro conteúdo.`,
  notKept: (file, why) => `${file} não se pôde escrever: ${why}`,
  counts: 'Esta tentativa conta.',
  doesNot: 'O dia já tinha passado quando começou: não conta.',
  next: (left) => `O próximo jogo começa daqui a ${left}, às 00:00 UTC.`,
  over: (left) =>
    `O jogo de hoje está jogado. «risk-napoleon daily» mostra o resultado. O próximo começa daqui a ${left}.`,
  badDay: (text) => `O dia «${text}» não existe: escreva-o como 2026-03-14.`,
  future: (day) => `O jogo de ${day} ainda está para vir.`,
  notDaily: (file) => `${file} não é o jogo de um dia.`,
  otherGame: (file, day) => `${file} não é o jogo de ${day} como todos o têm.`,
  notOver: (file) => `O jogo em ${file} não acabou.`,
  verified: (day, actions) => `É o jogo de ${day}, e todos os ${actions} passos seguem as regras.`,
};
