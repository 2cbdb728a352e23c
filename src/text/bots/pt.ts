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
  aims: {
    kill: (who, seat, cards, chance) => `${who} pode eliminar ${seat}, que tem ${cards}: ${chance}.`,
    complete: (who, place, chance) => `${who} pode tomar ${place.the} por inteiro: ${chance}.`,
    breaks: (who, place, seat, bonus, chance) =>
      `${who} pode quebrar ${place.the}, que rende ${bonus} por vez a ${seat}: ${chance}.`,
    card: (who, chance) => `${who} quer a carta desta vez: ${chance}.`,
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
