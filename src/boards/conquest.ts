// Boards of Conquest: one `.map` file with three sections, and a picture beside it.
import { createRemarks, type ForeignBoard, type ReadBoard, type Remarks } from './foreign.js';
import { checkCount, joinsOf, type Listed, withoutEmpty } from './joins.js';
import { fold, linesOf, nameOf, quoted, type SourceLine, wholeOf } from './lines.js';

const SECTIONS = ['map', 'continents', 'territories'] as const;
const MOST_BONUS = 1000;

const sectionsOf = (lines: readonly SourceLine[], remarks: Remarks): ReadonlyMap<string, readonly SourceLine[]> => {
  const found = new Map<string, SourceLine[]>();
  let rows: SourceLine[] = [];
  for (const line of lines) {
    const title = /^\[(.+)\]$/.exec(line.text)?.[1]?.trim().toLowerCase();
    if (title !== undefined) {
      rows = found.get(title) ?? [];
      found.set(title, rows);
      if (!SECTIONS.includes(title as never)) remarks.say('unknownSection', line.number, { section: quoted(title) });
    } else if (line.text !== '' && !line.text.startsWith(';')) rows.push(line);
  }
  return found;
};

/** `key=value` of the first section. */
const settingOf = (rows: readonly SourceLine[], key: string): string | null =>
  rows
    .map(({ text }) => /^([^=]+)=(.*)$/.exec(text))
    .find((match) => match?.[1]?.trim().toLowerCase() === key)?.[2]
    ?.trim() ?? null;

interface Region {
  readonly name: string;
  readonly bonus: number;
}

const regionOf = ({ text, number }: SourceLine, remarks: Remarks): Region | null => {
  const [, raw, worth] = /^(.*)=([^=]*)$/.exec(text) ?? [];
  if (raw === undefined || worth === undefined) {
    remarks.say('shortLine', number, { wanted: 'name=bonus' });
    return null;
  }
  const [name, bonus] = [nameOf(raw, number, remarks), wholeOf(worth.trim())];
  if (bonus === null || bonus < 0 || bonus > MOST_BONUS) {
    remarks.say('badBonus', number, { bonus: quoted(worth), most: MOST_BONUS });
    return null;
  }
  return name === null ? null : { name, bonus };
};

interface Row {
  readonly line: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region: string;
  readonly neighbours: readonly string[];
}

const rowOf = ({ text, number }: SourceLine, remarks: Remarks): Row | null => {
  const fields = text.split(',').map((field) => field.trim());
  if (fields.at(-1) === '') remarks.say('trailingComma', number);
  const [raw, left, top, region, ...neighbours] = fields;
  if (raw === undefined || left === undefined || top === undefined || region === undefined || region === '') {
    remarks.say('shortLine', number, { wanted: 'name,x,y,continent,neighbour,...' });
    return null;
  }
  const [name, x, y] = [nameOf(raw, number, remarks), wholeOf(left), wholeOf(top)];
  if (x === null || y === null) {
    remarks.say('badNumber', number, { wanted: 'name,x,y,continent,neighbour,...' });
    return null;
  }
  return name === null ? null : { line: number, name, x, y, region, neighbours: neighbours.filter((n) => n !== '') };
};

/** Finds names as they stand, else whatever their case, which is said. */
const finder = (names: readonly string[], remarks: Remarks): ((name: string, line: number) => number) => {
  const [exact, folded] = [new Map<string, number>(), new Map<string, number>()];
  for (const [i, name] of names.entries()) {
    exact.set(name, i);
    folded.set(fold(name), i);
  }
  return (name, line) => {
    const shown = quoted(name);
    const found = exact.get(shown) ?? folded.get(fold(shown)) ?? -1;
    if (found >= 0 && !exact.has(shown)) remarks.say('otherCase', line, { name: shown, known: names[found] ?? '' });
    return found;
  };
};

/** Names are keys here: two of one name cannot be told apart. */
const checkNames = (rows: readonly { readonly name: string; readonly line: number }[], remarks: Remarks): void => {
  const seen = new Set<string>();
  for (const { name, line } of rows) {
    if (seen.size === seen.add(fold(name)).size) remarks.say('twiceNamed', line, { name });
  }
};

const listedOf = (rows: readonly Row[], remarks: Remarks): Listed[] => {
  const find = finder(
    rows.map(({ name }) => name),
    remarks,
  );
  return rows.map(({ line, neighbours }, from) => ({
    from,
    line,
    to: neighbours.flatMap((name) => {
      const to = find(name, line);
      if (to < 0) remarks.say('unknownNeighbour', line, { neighbour: quoted(name), count: rows.length });
      return to < 0 ? [] : [to];
    }),
  }));
};

/** Reads a `.map` file. `warn=no` in it means that joins of one way are meant; else they are mended. */
export const readConquest = (bytes: Uint8Array): ReadBoard => {
  const remarks = createRemarks();
  const lines = linesOf(bytes, 'windows-1252', remarks);
  const refused = (): ReadBoard => ({ board: null, remarks: remarks.all });
  if (lines === null) return refused();
  const sections = sectionsOf(lines, remarks);
  for (const section of ['continents', 'territories']) {
    if (!sections.has(section)) remarks.say('missingSection', null, { section: `[${section}]` });
  }
  if (remarks.isRefused) return refused();
  const [settings, continents] = [sections.get('map') ?? [], sections.get('continents') ?? []];
  const regions = continents.flatMap((line) => regionOf(line, remarks) ?? []);
  const regionLines = continents.map(({ number }) => number);
  checkNames(
    regions.map(({ name }, i) => ({ name, line: regionLines[i] ?? 0 })),
    remarks,
  );
  const rows = (sections.get('territories') ?? []).flatMap((line) => rowOf(line, remarks) ?? []);
  checkNames(rows, remarks);
  checkCount((sections.get('territories') ?? []).length, remarks);
  const findRegion = finder(
    regions.map(({ name }) => name),
    remarks,
  );
  const regionAt = rows.map(({ region, line }) => {
    const at = findRegion(region, line);
    if (at < 0) remarks.say('unknownRegion', line, { region: quoted(region) });
    return at;
  });
  if (remarks.isRefused) return refused();
  const keepsOneWay = settingOf(settings, 'warn')?.toLowerCase() === 'no';
  const names = rows.map(({ name }) => name);
  const joins = joinsOf(listedOf(rows, remarks), names, keepsOneWay, remarks);
  if (remarks.isRefused) return refused();
  const kept = withoutEmpty(regions, regionLines, regionAt, remarks);
  const board: ForeignBoard = {
    format: 'conquest',
    name: null,
    territories: rows.map(({ name, x, y }, i) => ({
      name,
      region: kept.numberOf(regionAt[i] ?? 0),
      x,
      y,
      symbol: null,
    })),
    regions: kept.regions,
    joins,
    missions: [],
    picture: settingOf(settings, 'image'),
    cards: null,
  };
  return { board, remarks: remarks.all };
};
