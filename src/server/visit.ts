// A stay on a terminal: keys in, cells out, one frame a turn of the loop.
import type { Player } from '../store/index.js';
import type { Messages } from '../text/index.js';
import { paintRows } from '../tui/frame/paint.js';
import { stillOf } from '../tui/pictures/still.js';
import { callBytes, turnText } from '../tui/session/call.js';
import type { Calm } from '../tui/session/calm.js';
import { asciiGrid } from '../tui/terminal/ascii.js';
import type { Grid } from '../tui/terminal/cell.js';
import { noticeFor } from '../tui/terminal/known.js';
import { openTerminal } from '../tui/terminal/session.js';
import { doorFrame } from './door.js';
import { createFramePace, type FramePace } from './framePace.js';
import type { House } from './house/index.js';
import type { Caller, TerminalLine } from './line.js';
import { lobbyFrame } from './lobby/frame.js';
import { drawTableMap } from './lobby/map.js';
import { layBeside } from './overlay.js';
import { startStay } from './stay/stay.js';
import type { Screen, Stay } from './stay/types.js';

export interface VisitOptions {
  readonly house: House;
  readonly caller: Caller;
  readonly line: TerminalLine;
  readonly isAdmin: (player: Player) => boolean;
  /** For figures: milliseconds from a key to the frame that answers it. */
  readonly onFrame: (ms: number) => void;
  readonly onError: (error: unknown, what: string) => void;
  /** When frames are due; as people see them unless said otherwise. */
  readonly pace?: FramePace;
  /** How long a question that comes by itself takes no answer; not at all where nothing is said. */
  readonly calm?: Calm | null;
}

export interface RunningVisit {
  end(text: string, code: number): void;
}

/** What is on the screen, cell by cell. */
export const gridOf = (screen: Screen, columns: number, rows: number): Grid => {
  if (screen.at === 'door') return paintRows(doorFrame(screen.door), columns, rows);
  if (screen.at === 'table') {
    const { table } = screen;
    const grid = layBeside(stillOf(table.model), table.beside(), table.model);
    return table.model.context.ascii ? asciiGrid(grid) : grid;
  }
  const { lobby } = screen;
  const frame = lobbyFrame(lobby);
  const grid = paintRows(frame.rows, columns, rows);
  if (frame.map !== null) drawTableMap(grid, lobby, frame.map);
  return lobby.context.ascii ? asciiGrid(grid) : grid;
};

/** What the window is called: where the person is, and whose turn it is. */
const titleOf = (screen: Screen, { server }: Messages): string => {
  if (screen.at === 'door') return screen.door.house;
  if (screen.at === 'lobby') return server.lobby.of(screen.lobby.context.house);
  return `${server.table.of(screen.table.id)}: ${turnText(screen.table.model)}`;
};

const isMouse = (screen: Screen): boolean => screen.at !== 'door' && screen.lobby.settings.mouse;

const NAME = 'Risk Napoleon';
const SECOND = 1000;

export const startVisit = (options: VisitOptions): RunningVisit => {
  const { house, caller, line, onError } = options;
  const { pace = createFramePace() } = options;
  let due: NodeJS.Timeout | null = null;
  /** When the next frame should be drawn. */
  let dueAt = 0;
  let isDue = false;
  let isOver = false;
  let keyAt: number | null = null;
  const terminal = openTerminal({
    stdin: line.input,
    stdout: line.output,
    env: line.env,
    noColour: false,
    title: true,
  });

  const draw = (): void => {
    isDue = false;
    if (due !== null) clearTimeout(due);
    due = null;
    const screen = stay.screen();
    if (isOver || screen === null) return;
    const now = performance.now();
    pace.drawn(now, Math.max(0, now - dueAt));
    try {
      terminal.setMouse(isMouse(screen));
      terminal.setTitle(titleOf(screen, stay.m()));
      const { columns, rows } = terminal.size();
      terminal.draw(gridOf(screen, columns, rows));
    } catch (error) {
      onError(error, 'draw');
      stay.end(stay.m().server.refused.fault, 1);
    }
    if (keyAt !== null) options.onFrame(performance.now() - keyAt);
    keyAt = null;
  };
  const changed = (): void => {
    if (isDue || isOver) return;
    const now = performance.now();
    const delay = pace.delay(now, keyAt !== null);
    if (delay > 0) {
      if (due !== null) return;
      dueAt = now + delay;
      due = setTimeout(draw, delay);
      return;
    }
    isDue = true;
    dueAt = now;
    setImmediate(draw);
  };

  const stay: Stay = startStay({
    house,
    caller,
    env: line.env,
    depth: terminal.depth,
    isWords: false,
    isAdmin: options.isAdmin,
    size: () => terminal.size(),
    changed,
    ring: (text) => terminal.signal(callBytes('notice', noticeFor(line.env, null), NAME, text)),
    calm: options.calm ?? null,
    redraw: () => terminal.invalidate(),
    ended: (text, code) => {
      isOver = true;
      clearInterval(ticking);
      if (due !== null) clearTimeout(due);
      for (const stop of stops) stop();
      terminal.close();
      line.hangUp(text, code);
    },
    onError,
  });
  const ticking = setInterval(() => stay.tick(), SECOND);
  ticking.unref();
  const stops = [
    terminal.onKey((key) => {
      keyAt ??= performance.now();
      stay.key(key);
    }),
    terminal.onResize(() => stay.resize()),
    terminal.onGone(() => stay.end('', 0)),
  ];
  return { end: (text, code) => stay.end(text, code) };
};
