// Portuguese: records that cannot be read, and reports of bugs.
import { plural } from '../counts/pt.js';
import type { Messages } from '../en.js';

export const REPORT_PT: Messages['report'] = {
  nothing: 'Nada a relatar: este jogo não é gravado.',
  what: 'Um jogo e o ecrã em que foi visto, para anexar a um relatório de erro. Escreva acima desta linha o que está mal.',
  secret: 'Atenção: contém todas as cartas, os nomes e os dados que hão de sair.',
  replayWith: 'Para ver o mesmo ecrã:',
  platform: 'plataforma',
  terminal: 'terminal',
  colours: (depth: 0 | 4 | 8 | 24): string =>
    ({ 0: 'sem cores', 4: '16 cores', 8: '256 cores', 24: 'cores reais' })[depth],
  locale: 'idioma do sistema',
  written: 'escrito',
  error: 'Último erro',
  screen: 'Ecrã',
  record: 'Factos e registo',
  seat: (n: number) => `Lugar ${n}`,
  done: (path: string) => `Relatório escrito: ${path}`,
  inFolder: (name: string) => `Relatório, com os seus jogos: ${name}`,
  justNow: (name: string) => `Há um relatório de há menos de um minuto: ${name}`,
  failed: (reason: string) => `Não foi possível escrever o relatório (${reason}).`,
  crashed: (path: string) => `Foi escrito um relatório disto. Anexe-o a um relatório de erro: ${path}`,
  noRecord: (folder: string) => `Não há em ${folder} um jogo a relatar. Indique um registo.`,
};

export const RECORD_FAULTS_PT: Messages['recordFaults'] = {
  unreadable: (path: string, reason: string) => `Não é possível ler ${path}: ${reason}.`,
  tooLarge: (path: string, bytes: number) =>
    `${path} é demasiado grande para um registo (${plural(bytes, 'byte', 'bytes')}).`,
  empty: (path: string) => `${path} está vazio: nada foi registado.`,
  notARecord: (path: string, line: number) => `${path} não é um registo de risk-napoleon (linha ${line}).`,
  otherFormat: (path: string, line: number, found: number, known: number) =>
    `${path}, linha ${line}: escrito no formato ${found}, que este programa não lê (lê ${known}).`,
  newer: (path: string, line: number, found: number, known: number) =>
    `${path}, linha ${line}: escrito por um programa mais recente (formato ${found}; este lê ${known}). Atualize o risk-napoleon.`,
  setup: (path: string, line: number, sentence: string) => `${path}, linha ${line}: ${sentence}`,
  damaged: (path: string, line: number, what: string) =>
    `${path} está danificado na linha ${line}: ${what}. Nada foi alterado.`,
  rulesVersion: (path: string, line: number, found: number, known: number) =>
    `${path}, linha ${line}: o jogo segue a versão ${found} das regras; este programa joga a versão ${known}. Use o programa que o escreveu.`,
  otherBoard: (path: string, line: number) =>
    `${path}, linha ${line}: o jogo foi jogado num tabuleiro diferente do deste programa.`,
  rejected: (path: string, line: number, rule: string) => `${path}, linha ${line}: a ação não é permitida (${rule}).`,
  undo: (path: string, line: number) => `${path}, linha ${line}: estas ações não se podem anular (D-4).`,
  number: (path: string, line: number, found: number, known: number) =>
    `${path}, linha ${line}: ação ${found} onde se segue a ${known}.`,
  hash: (path: string, line: number, found: string, known: string) =>
    `${path}, linha ${line}: a primeira diferença. Estado registado ${found}, repetido ${known}.`,
  end: (path: string, line: number, found: string, known: string) =>
    `${path}, linha ${line}: o estado final é diferente. Registado ${found}, repetido ${known}.`,
  outcome: (path: string, line: number, found: string, known: string) =>
    `${path}, linha ${line}: o jogo acaba de outro modo. Registado ${found}, repetido ${known}.`,
  sealed: (path: string, line: number) =>
    `${path}, linha ${line}: os dados estão selados e o seu segredo só é revelado no fim do jogo.`,
  seal: (path: string, line: number, found: string, known: string) =>
    `${path}, linha ${line}: o segredo dos dados não corresponde ao selo. O seu SHA-256 começa por ${found}, o selo por ${known}.`,
  truncated: (path: string) => `A última linha de ${path} estava cortada; o jogo continua a partir da anterior.`,
};

export const RECORD_MOVES_PT: Messages['recordMoves'] = {
  gone: (from: string, to: string) =>
    from === to
      ? `O registo ${from} tinha desaparecido: o jogo inteiro foi lá escrito de novo.`
      : `O registo ${from} tinha desaparecido: o jogo inteiro foi escrito em ${to}.`,
  replaced: (from: string, to: string) =>
    `${from} é agora outro ficheiro, que fica como está: o jogo inteiro continua em ${to}.`,
  changed: (from: string, to: string) =>
    `Outro programa alterou ${from}, que fica como está: o jogo inteiro continua em ${to}.`,
};
