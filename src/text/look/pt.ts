// Português: títulos dos painéis, carta da batalha, colunas das listas.
import type { LOOK_EN } from './en.js';

export const LOOK_PT: typeof LOOK_EN = {
  turnOf: (name) => `Vez de ${name}`,
  boards: { europe: 'A Europa napoleónica', world: 'O mundo' },
  all: 'tudo',
  over: 'O jogo acabou',
  recorded: 'Um jogo gravado',
  menu: {
    goOn: 'Continuar',
    again: 'A mesma mesa',
    other: 'Outro jogo guardado',
    new: '2 a 6 jogadores: num teclado, contra bots, ou ambos',
    replay: 'qualquer jogo, jogada a jogada, para a frente e para trás',
    demo: 'quatro bots, à velocidade que quiser',
    rules: 'por capítulos, com o número de cada regra',
    quit: 'nada se perde: o jogo é guardado a cada jogada',
    list: 'o que foi guardado',
    behind: 'O mapa ao fundo é o seu jogo.',
  },
  battle: 'Batalha',
  toTake: (chance) => `${chance} de vencer`,
  keepsOf: (n, of) => `fica com ${n} de ${of}`,
  losses: 'Perdas',
  thisRoll: 'agora',
  expected: 'previstas',
  lossesNow: 'Agora',
  regions: 'Regiões',
  unheld: 'ninguém',
  nextTo: 'Ao lado',
  targets: { land: 'Território', against: 'Contra', win: 'Toma', you: 'Perdas', foe: 'rival' },
};
