// The chosen table's map in the lobby: countries and seas alone, without labels.
import { housePack } from '../../core/index.js';
import { drawMap } from '../../tui/board/index.js';
import { mapBoardOfPack } from '../../tui/frame/map.js';
import { NEUTRAL_SEAT } from '../../tui/palette/seats.js';
import { blit, type Grid } from '../../tui/terminal/cell.js';
import { chosenTable } from './lists.js';
import type { Lobby, LobbyTable } from './model.js';
import type { Rect } from './place.js';

/** Whether there is a map to show: the game has begun, and its board is one of the house. */
export const hasMap = ({ board, owners }: LobbyTable): boolean => owners !== null && housePack(board) !== null;

/** Land by its holder; seats beyond the players' are neutral. */
const coloursOf = ({ owners, seats }: LobbyTable): (number | null)[] =>
  (owners ?? []).map((owner) => (owner < 0 ? null : owner < seats.length ? owner : NEUTRAL_SEAT));

/** Draws it over `rect`. `grid` is changed. */
export const drawTableMap = (grid: Grid, lobby: Lobby, rect: Rect): void => {
  const table = chosenTable(lobby);
  const pack = table === null ? null : housePack(table.board);
  const board = pack === null ? null : mapBoardOfPack(pack);
  if (table === null || board === null || coloursOf(table).length !== board.codes.length) return;
  const { ascii, depth, light } = lobby.context;
  const map = drawMap({
    board,
    columns: rect.columns,
    rows: rect.rows,
    owners: coloursOf(table),
    armies: [],
    marks: [],
    names: null,
    own: table.mySeat,
    cursor: null,
    targets: null,
    source: null,
    flash: null,
    colourBy: 'owner',
    depth,
    light,
    ascii,
    kind: ascii ? 'half' : 'quadrant',
    isBare: true,
  });
  blit(grid, map, rect.x, rect.y);
};
