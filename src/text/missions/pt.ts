// Portuguese: secret missions of the classic games.
import { armies, plural } from '../counts/pt.js';
import type { Messages } from '../en.js';

const territories = (n: number): string => plural(n, 'território', 'territórios');

export const MISSIONS_PT: Messages['missions'] = {
  hold: (n, each) =>
    each < 2
      ? `Controlar ${territories(n)}.`
      : `Controlar ${territories(n)} com pelo menos ${armies(each)} em cada um.`,
  regions: (regions) => `Controlar ${regions}.`,
  others: (n) => (n === 1 ? 'outro continente' : `outros ${n} continentes`),
  anyRegions: (n) => `Controlar ${plural(n, 'continente', 'continentes')} à escolha.`,
  eliminate: (name) => `Eliminar ${name}.`,
  instead: (name, goal) => `Se outro jogador eliminar ${name} ou ${name} sair do jogo: ${goal}`,
  gone: (name) => `${name} está fora de jogo.`,
  parts: { territories: 'territórios', others: 'outros continentes' },
  left: (name, n) => `${name}: ainda ${territories(n)}`,
  own: 'A sua missão',
  of: (name) => `Missão de ${name}`,
  hidden: 'As missões dos outros são secretas até ao fim do jogo.',
  noneOwn: 'Não tem missão.',
  dealt: (name) => `${name} recebe uma missão secreta.`,
  dealtThis: (name, mission) => `${name}, a sua missão secreta: ${mission}`,
  shown: (name, mission) => `A missão de ${name} era: ${mission}`,
  won: (name) => `${name} cumpriu a missão e ganha o jogo.`,
  figures: (mission, dealt, won, share) => `  ${mission}  distribuída ${dealt}, ganha ${won}  ${share}`,
};
