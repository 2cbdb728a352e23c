// Where a text stops being JSON. The engine's own messages differ from version to version, and many do not say where.

const TOKEN =
  /[ \t\r\n]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y;
const BLANK = /[ \t\r\n]*/y;

/** What may come next: a value, or the end of an empty list with `]`; a name, or the end of an empty object with `}`. */
type Awaited = 'value' | 'value]' | 'name' | 'name}' | ':' | 'next';

/** Line and column, from 1, of the first character that cannot stand where it does; the end where something is missing. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const placeOf = (text: string, at: number): JsonFault => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

const skipBlanks = (text: string, at: number): number => {
  BLANK.lastIndex = at;
  BLANK.test(text);
  return BLANK.lastIndex;
};

/** Null where `text` is JSON. */
export const jsonFault = (text: string): JsonFault | null => {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  for (let at = 0; ; ) {
    const start = skipBlanks(text, at);
    if (awaited === 'next' && open.length === 0) return start === text.length ? null : placeOf(text, start);
    TOKEN.lastIndex = at;
    const [all, string, plain, mark] = TOKEN.exec(text) ?? [];
    const after: Awaited | null = all === undefined ? null : awaitedAfter(awaited, open, string, plain ?? string, mark);
    if (all === undefined || after === null) return placeOf(text, start);
    awaited = after;
    at += all.length;
  }
};

const awaitedAfter = (
  awaited: Awaited,
  open: string[],
  string: string | undefined,
  value: string | undefined,
  mark: string | undefined,
): Awaited | null => {
  const isValue = awaited === 'value' || awaited === 'value]';
  if (string !== undefined && (awaited === 'name' || awaited === 'name}')) return ':';
  if (value !== undefined) return isValue ? 'next' : null;
  if (isValue && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'name}' : 'value]';
  }
  if (awaited === ':' && mark === ':') return 'value';
  const inside = open.at(-1);
  if (awaited === 'next' && mark === ',') return inside === '{' ? 'name' : 'value';
  const mayEnd = awaited === 'next' || awaited === (inside === '{' ? 'name}' : 'value]');
  if (!mayEnd || mark !== (inside === '{' ? '}' : ']')) return null;
  open.pop();
  return 'next';
};
