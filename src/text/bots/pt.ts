// Portuguese: the levels of bots.
import type { BotWords } from './en.js';

export const BOTS_PT: BotWords = {
  names: {
    recruit: 'Recruta',
    corporal: 'Cabo',
    colonel: 'Coronel',
    marshal: 'Marechal',
    random: 'qualquer lance permitido',
  },
  characters: {
    recruit: 'ataca o que parece fraco e segue a primeira ideia: para aprender o jogo',
    corporal: 'sabe o que um coronel faria, e esquece-o metade das vezes',
    colonel: 'toma impérios e segura-os, faz contas às hipóteses, caça os fracos',
    marshal: 'pensa a jogada inteira, guarda um grande exército e ataca onde dói',
  },
  bot: (name) => `bot: ${name}`,
  person: 'uma pessoa neste teclado',
  personHint: 'várias pessoas passam o teclado; os segredos ficam tapados entretanto',
  outside: (name, what, level) => `${name} ${what}. A partir de agora ${level} joga em seu lugar.`,
  onlyShown: 'Um registo num pipe é escrito só pelos bots do jogo: use play no ecrã, ou simulate.',
  faults: {
    late: 'não respondeu a tempo',
    ended: 'terminou',
    flood: 'diz mais do que se pode ler',
    notJson: 'não fala JSON',
    noAnswer: 'não respondeu à pergunta',
    illegal: 'deu uma resposta que as regras proíbem',
  },
};
