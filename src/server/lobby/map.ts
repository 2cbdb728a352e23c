// The chosen table's map in the lobby: countries and seas alone, without labels.
import type { Grid } from '../../tui/terminal/cell.js';
import type { Rect } from './frame.js';
import type { Lobby } from './model.js';

export const drawTableMap = (_grid: Grid, _lobby: Lobby, _rect: Rect): void => {};
