// Portuguese: a game looked back on: charts, turning points, luck.
import { plural } from '../counts/pt.js';
import type { STORY_EN } from './en.js';

export const STORY_PT: typeof STORY_EN = {
  keys: {
    story: 'crónica',
    moment: 'momentos',
    watchHere: 'rever daqui',
    goThere: 'ir para lá',
    review: 'ocasiões perdidas',
  },
  land: 'Territórios a cada vez',
  lands: (n) => plural(n, 'território', 'territórios'),
  points: 'Pontos a cada ronda',
  /** Missions that were still to be done. */
  unfinished: 'Por cumprir',
  turnings: 'Viragens',
  none: 'Ainda nada de decisivo.',
  notBegun: 'A primeira vez ainda não acabou.',
  luck: 'Perdas nos dados',
  luckColumns: { lost: 'perdeu', expected: 'previstas', spared: 'poupadas' },
  round: (n) => `ronda ${n}`,
  eliminated: (name, loser) => `${name} elimina ${loser}.`,
  won: (name, place, empire, bonus) => `${name} toma ${place.the}: ${empire.the} por inteiro, +${bonus}.`,
  broke: (name, place, empire, loser) => `${name} toma ${place.the}: ${loser} perde ${empire.the}.`,
  mission: (name, mission, points) => `${name} cumpre «${mission}»: ${points} PV.`,
  officers: (name, what, loser) => `${name} captura ${what} de ${loser}.`,
  lead: (name) => `${name} passa para a frente.`,
  sweep: (name, n) => `${name} conquista ${plural(n, 'território', 'territórios')} numa só vez.`,
  upset: (name, place, chance) => `${name} toma ${place.the} contra as probabilidades (${chance}).`,
  luckiest: (name, place, lost, expected) =>
    `O mais feliz: ${name} contra ${place.the}, perdidas ${lost}, previstas ${expected}.`,
  unluckiest: (name, place, lost, expected) =>
    `O mais infeliz: ${name} contra ${place.the}, perdidas ${lost}, previstas ${expected}.`,
  saidLuck: (name, lost, expected) => `${name} perdeu ${lost} nos dados, previstas ${expected}`,
  missed: {
    title: 'O que podia ter feito',
    by: 'segundo o Marechal',
    looking: 'O Marechal está a rever o jogo…',
    nothing: 'Em cada combate o Marechal teria feito quase o mesmo.',
    nobody: 'Aqui não jogou nenhuma pessoa.',
    instead: (did, gain) => `em vez de: ${did} (${gain})`,
    ofBoard: (percent) => `+${percent} do tabuleiro`,
  },
  help: 'w e um número: rever desde essa viragem',
};
