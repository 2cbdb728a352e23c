// A record on a screen that nobody sits at: for pictures, recordings, and the screen of a report.
import {
  type GameRecord,
  type RecordHeader,
  type ReplayError,
  type Result,
  type Rules,
  replay,
  seedOf,
} from '../core/index.js';
import { type Audience, playersOf } from '../narration/audience.js';
import { wordsOf } from '../narration/words.js';
import type { Language } from '../text/index.js';
import type { Model } from '../tui/model.js';
import { stillOf } from '../tui/pictures/still.js';
import { createFilm, type Film } from '../tui/session/film.js';
import type { Grid } from '../tui/terminal/cell.js';
import type { ColourDepth } from '../tui/terminal/colour.js';
import { withUi } from '../tui/uiState.js';

/** A screen: its size, and how it draws. */
export interface Look {
  readonly columns: number;
  readonly rows: number;
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  readonly light: boolean;
  readonly language: Language;
}

/** Shown in place of the commands with the paths of whoever played. */
const COMMANDS = { resumeCommand: 'risk-napoleon resume FILE', replayCommand: 'risk-napoleon replay FILE' };

const filmFor = (rules: Rules, { seats, chance }: RecordHeader, look: Look, audience: Audience | null): Film =>
  createFilm({
    rules,
    audience: audience ?? playersOf(seats),
    size: { columns: look.columns, rows: look.rows },
    context: {
      seats,
      seed: seedOf(chance),
      words: wordsOf(rules, seats, look.language),
      ascii: look.ascii,
      cells: 'quadrant',
      light: look.light,
      depth: look.depth,
      animate: true,
      tumbles: false,
      ...COMMANDS,
    },
  });

/** The last model of `record` on a screen; `each` gets every one. `audience` null: whoever played at a screen. */
export const screen = (
  record: GameRecord,
  rules: Rules,
  look: Look,
  audience: Audience | null,
  each: (model: Model) => void = () => {},
): Result<Model, ReplayError> => {
  const film = filmFor(rules, record.header, look, audience);
  const replayed = replay(record, (step, entry) => {
    film.show(step, record.entries[entry] ?? null);
    each(film.model());
  });
  return replayed.ok ? { ok: true, value: film.model() } : replayed;
};

/** The screen of `model` with what `ui` says beside the game; null where that does not fit the game. */
export const stillWith = (model: Model, ui: Readonly<Record<string, unknown>>): Grid | null => {
  try {
    return stillOf(withUi(model, ui));
  } catch {
    return null;
  }
};
