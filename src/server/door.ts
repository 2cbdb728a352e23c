// The door: what is asked of somebody who comes for the first time. Pure model, update and frame, like the lobby.
import { cutColumns, LANGUAGES, type Language, type Messages, messagesIn, NAME_COLUMNS } from '../text/index.js';
import { type Line, span, wrap } from '../tui/frame/line.js';
import { isCtrl, type Key } from '../tui/terminal/keys.js';
import { placed } from './lobby/place.js';
import { type Look, onRow, styleOf } from './lobby/style.js';
import type { NameFault } from './names.js';

export interface Door {
  readonly step: 'language' | 'name' | 'code';
  readonly language: Language;
  readonly isGuest: boolean;
  readonly house: string;
  readonly look: Look;
  readonly size: { readonly columns: number; readonly rows: number };
  /** The chosen language while it is asked for. */
  readonly row: number;
  readonly typed: string;
  readonly fault: NameFault | 'taken' | 'noSuchCode' | null;
}

export type DoorEffect =
  | { readonly do: 'enrol'; readonly name: string; readonly language: Language }
  | { readonly do: 'return'; readonly code: string }
  | { readonly do: 'leave' };

/** `language` null: the terminal did not say, so it is asked for. */
export const newDoor = (
  options: Omit<Door, 'step' | 'language' | 'row' | 'typed' | 'fault'> & {
    readonly language: Language | null;
    readonly user: string;
  },
): Door => {
  const { language, user, ...rest } = options;
  return {
    ...rest,
    step: language === null ? 'language' : 'name',
    language: language ?? 'en',
    row: 0,
    typed: cutColumns(user, NAME_COLUMNS),
    fault: null,
  };
};

const onLanguage = (door: Door, key: Key): Door => {
  const at = (row: number): Door => ({ ...door, row, language: LANGUAGES[row] ?? 'en' });
  if (key.name === 'up') return at(Math.max(0, door.row - 1));
  if (key.name === 'down') return at(Math.min(LANGUAGES.length - 1, door.row + 1));
  return key.name === 'enter' ? { ...door, step: 'name' } : door;
};

export const updateDoor = (door: Door, key: Key): readonly [Door, readonly DoorEffect[]] => {
  if (isCtrl(key, 'c') || isCtrl(key, 'd')) return [door, [{ do: 'leave' }]];
  if (door.step === 'language') return [onLanguage(door, key), []];
  if (key.name === 'tab' && door.isGuest) {
    return [{ ...door, step: door.step === 'name' ? 'code' : 'name', typed: '', fault: null }, []];
  }
  if (key.name === 'backspace') return [{ ...door, typed: [...door.typed].slice(0, -1).join(''), fault: null }, []];
  if (isCtrl(key, 'u')) return [{ ...door, typed: '', fault: null }, []];
  if ((key.name === 'text' && !key.ctrl) || key.name === 'paste') {
    const typed = cutColumns(`${door.typed}${key.text}`.replace(/\s+/g, ' ').trimStart(), NAME_COLUMNS + 8);
    return [{ ...door, typed, fault: null }, []];
  }
  if (key.name !== 'enter') return [door, []];
  if (door.step === 'code') return [door, [{ do: 'return', code: door.typed }]];
  return [door, [{ do: 'enrol', name: door.typed, language: door.language }]];
};

export const faultText = (fault: NonNullable<Door['fault']>, { server }: Messages): string =>
  fault === 'noSuchCode' ? server.door.noSuchCode : server.nameFaults[fault];

/** What is said at this step, line by line. */
export const doorTexts = (door: Door): readonly string[] => {
  const { server } = messagesIn(door.language);
  const words = server.door;
  if (door.step === 'language') return [words.welcome(door.house), words.language];
  if (door.step === 'code') return [words.welcome(door.house), words.code];
  return [
    words.welcome(door.house),
    door.isGuest ? words.guest : words.key,
    ...(door.isGuest ? [words.returning] : []),
    words.name,
  ];
};

const MOST_COLUMNS = 76;

export const doorFrame = (door: Door): readonly Line[] => {
  const { columns, rows } = door.size;
  const style = styleOf(door.look);
  const m = messagesIn(door.language);
  const width = Math.max(10, Math.min(MOST_COLUMNS, columns - 4));
  const texts = doorTexts(door).flatMap((text, i): Line[] => [
    ...wrap(text, width).map((row): Line => [span('  '), i === 0 ? style.title(row) : style.text(row)]),
    [],
  ]);
  const input: Line[] =
    door.step === 'language'
      ? LANGUAGES.map((language, i): Line => {
          const name = messagesIn(language).lobby.name;
          const mark = style.look.ascii ? '> ' : '❯ ';
          return i === door.row ? [span('  '), style.bold(mark), style.bold(name)] : [span('    '), style.text(name)];
        })
      : [[span('  '), style.bold(door.typed), span(' ', { inverse: true })]];
  const fault: Line[] =
    door.fault === null
      ? []
      : [[], ...wrap(faultText(door.fault, m), width).map((row): Line => [span('  '), style.bold(row)])];
  const body = [[], ...texts, ...input, ...fault];
  const keys: Line = [span('  '), style.dim(m.server.door.keys)];
  return Array.from({ length: rows }, (_, y) =>
    onRow(placed([{ at: 0, line: y === rows - 1 ? keys : (body[y] ?? []) }], columns), style, false),
  );
};
