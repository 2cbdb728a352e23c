// Português: títulos dos painéis, carta da batalha, colunas das listas.
import type { LOOK_EN } from './en.js';

export const LOOK_PT: typeof LOOK_EN = {
  turnOf: (name) => `Vez de ${name}`,
  boards: { europe: 'A Europa napoleónica', world: 'O mundo' },
  all: 'tudo',
  over: 'O jogo acabou',
  recorded: 'Um jogo gravado',
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
