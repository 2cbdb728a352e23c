// What is shown of a pack and never played by: names and texts that are safe to print, a raster that fits its board.
import type { NameData, PackData, RasterData } from '../types.js';
import { type Fault, fault, firstFault } from './fault.js';

const MOST_NAME = 60;
const MOST_TEXT = 400;
/** Controls, marks that turn a line round, line ends: nothing of that belongs to a name. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

const isShown = (text: unknown, most: number): boolean =>
  typeof text === 'string' && text.trim() !== '' && text.length <= most && !UNSAFE.test(text);

const partsOf = (name: NameData): readonly (string | undefined)[] =>
  typeof name === 'string' ? [name] : [name.name, name.article, name.in, name.short];

const isName = (name: NameData): boolean =>
  partsOf(name).every((part, i) => (part === undefined ? i > 0 : isShown(part, MOST_NAME)));

export const namesFault = ({ names, missionNames = {} }: PackData): Fault => {
  const board = Object.values(names.board).find((text) => !isShown(text, MOST_NAME));
  if (board !== undefined) return fault('badName', { id: 'board' });
  const places = [names.territories, names.regions, names.zones, names.routes].flatMap((each) => Object.entries(each));
  return (
    firstFault(places, ([id, named]) => (Object.values(named).every(isName) ? null : fault('badName', { id }))) ??
    firstFault(Object.entries(missionNames), ([id, { name, text }]) =>
      Object.values(name).every((each) => isShown(each, MOST_NAME)) &&
      Object.values(text).every((each) => isShown(each, MOST_TEXT))
        ? null
        : fault('badName', { id }),
    )
  );
};

const VOID_SYMBOL = '~';
const MOST_PIXELS = 1_000_000;

/** The symbols of one row, and how many pixels it has. */
const rowOf = (line: string): { readonly symbols: ReadonlySet<string>; readonly pixels: number } => {
  const symbols = new Set<string>();
  let pixels = 0;
  for (const [, count, symbol = ''] of line.matchAll(/(\d*)(\D)/gu)) {
    symbols.add(symbol);
    pixels += count ? Number(count) : 1;
  }
  return { symbols, pixels };
};

const rowsFault = ({ width, height, rows, territories, zones }: RasterData): Fault => {
  const lines = rows.split('\n');
  const known = new Map([...territories, ...zones].map(([symbol, id]) => [symbol, id]));
  if (known.size < territories.length + zones.length || !(width > 0) || width * height > MOST_PIXELS) {
    return fault('rasterRows', { row: 0 });
  }
  if (lines.length !== height) return fault('rasterRows', { row: Math.min(lines.length, height) + 1 });
  const seen = new Set<string>();
  const bad = firstFault(lines.entries(), ([n, line]) => {
    const { symbols, pixels } = rowOf(line);
    for (const symbol of symbols) seen.add(symbol);
    const isRead = pixels === width && [...symbols].every((s) => s === VOID_SYMBOL || known.has(s));
    return isRead ? null : fault('rasterRows', { row: n + 1 });
  });
  if (bad !== null) return bad;
  const unseen = [...known].find(([symbol]) => !seen.has(symbol));
  return unseen === undefined ? null : fault('rasterPlaces', { id: unseen[1] });
};

/** The raster shows each territory once, the zones in the board's order, and links between territories that there are. */
export const rasterFault = ({ board, raster }: PackData): Fault => {
  if (raster === undefined) return null;
  const ids = new Set(board.territories.map((t) => t.id));
  const drawn = raster.territories.map(([, id]) => id);
  const stray =
    drawn.find((id, i) => !ids.has(id) || drawn.indexOf(id) !== i) ??
    [...ids].find((id) => !drawn.includes(id)) ??
    raster.zones.map(([, id]) => id).find((id, i) => board.zones[i]?.id !== id) ??
    board.zones[raster.zones.length]?.id ??
    raster.links.flatMap(({ a, b }) => [a, b]).find((id) => !ids.has(id));
  return stray === undefined ? rowsFault(raster) : fault('rasterPlaces', { id: stray });
};
