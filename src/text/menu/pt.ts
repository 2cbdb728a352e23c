// Portuguese: the questions of a new game.
import { plural } from '../counts/pt.js';
import type { Messages } from '../en.js';

export const MENU_PT: Messages['menu'] = {
  title: 'Risk no terminal',
  main: 'O que quer fazer?',
  resume: (what: string) => `Continuar: ${what}`,
  newGame: 'Novo jogo',
  demo: 'Ver bots a jogar',
  quit: 'Sair',
  variant: 'Que jogo?',
  players: 'Quantos jogadores?',
  playersItem: (n: number, each: string) => `${n} jogadores, ${each} cada`,
  persons: 'Quem joga?',
  personsItem: (persons: number, bots: number) =>
    persons === 0
      ? 'só bots'
      : persons === 1
        ? `eu contra ${plural(bots, 'bot', 'bots')}`
        : bots === 0
          ? `${persons} pessoas neste teclado`
          : `${persons} pessoas neste teclado e ${plural(bots, 'bot', 'bots')}`,
  start: 'Como começa?',
  startItems: {
    bots: 'Distribuir os territórios e colocar tudo',
    quick: 'Distribuir os territórios e colocar tudo por mim',
    deal: 'Distribuir os territórios; eu coloco o resto',
    claim: 'Ocupar territórios à vez, como dizem as regras',
    placeForMe: 'Colocar tudo por mim',
    placeMyself: 'Eu coloco tudo, como dizem as regras',
  },
  variants: {
    napoleon: 'Risk Napoleão: navios, generais, missões',
    classic: 'Risk clássico, no mundo inteiro',
    'napoleon-basic': 'Regras clássicas na Europa napoleónica',
    'two-player': 'A dois, com exércitos neutros',
  },
  variantHints: {
    napoleon: 'o jogo completo: cinco rondas por pontos de vitória, 3 a 6 jogadores',
    classic: '42 territórios, 6 continentes, 2 a 6 jogadores',
    'napoleon-basic': '48 territórios, 11 impérios, 3 a 6 jogadores, mais exércitos',
    'two-player': 'Europa napoleónica, quatro cores neutras; responde pelas que o rival ataca',
  },
  profile: 'Por que livro de regras?',
  profiles: { en: 'Inglês', pt: 'Português', fr: 'Francês', it: 'Italiano' },
  profileHints: {
    en: 'regras de 1993: um exército fica, deslocação para o vizinho, carta antes da deslocação',
    pt: 'primeiro turno por novo lançamento, conjuntos 4 6 8 10 e +5, deslocação por territórios ligados',
    fr: 'dados fixados pelos exércitos, deslocação só para as conquistas, cartas tomadas trocáveis logo',
    it: 'tantos dados quantos os exércitos, deslocação para qualquer lado, carta no fim do turno',
  },
  keys: '↑↓ escolher   Enter confirmar   Esc voltar   q sair',
  mainKeys: '↑↓ escolher   Enter confirmar   q sair',
  savedGame: (variant: string, names: string, when: string, age: string) => `${variant}, ${names}, ${when}, ${age}`,
};
