// A board of another program as a pack: names, codes, cards, and the picture that our screens make their map of.
import { type BoardData, type CardSymbol, HOUSE_BOARDS, type PackData } from '../core/index.js';
import { codesOf, idsOf } from './codes.js';
import { closeLines, joinedBy } from './contacts.js';
import type { ForeignBoard, Remarks } from './foreign.js';
import { secretMissionsOf } from './foreignMissions.js';
import { areasOf, cropped, type Land, landOfFills, landOfNumbers, withoutSpecks } from './land.js';
import { type Picture, readPicture } from './picture.js';
import { landOfPoints, type Point } from './points.js';
import { RASTER_WIDTH, rasterHeight, rasterOf } from './raster.js';

/** The file of that name beside the board's, or null where there is none. */
export type Beside = (name: string) => Uint8Array | null;

const SYMBOLS: readonly CardSymbol[] = ['infantry', 'cavalry', 'artillery'];

/** The land that a picture shows, or null where it does not fit the board. */
const landOfPicture = (board: ForeignBoard, picture: Picture, remarks: Remarks): Land | null => {
  const count = board.territories.length;
  if (board.format === 'domination') {
    const { land, stray } = landOfNumbers(picture, count);
    if (stray > 0) remarks.say('pictureStray', null, { pixels: stray });
    return land;
  }
  const points = board.territories.map(({ x, y }) => [x, y] as const);
  const { land, clash } = landOfFills(picture, points);
  if (clash === null) return land;
  const [one, other] = clash.map((t) => board.territories[t]?.name ?? '');
  remarks.say('pictureDisagrees', null, { territory: one ?? '', other: other ?? '' });
  return null;
};

const pictured = (board: ForeignBoard, beside: Beside, remarks: Remarks): Land | null => {
  const count = board.territories.length;
  const bytes = board.picture === null ? null : beside(board.picture);
  if (bytes === null) {
    remarks.say('noPicture', null, { file: board.picture ?? '' });
    return null;
  }
  const picture = readPicture(bytes);
  if (typeof picture === 'string') {
    remarks.say(picture, null, { file: board.picture ?? '' });
    return null;
  }
  const land = landOfPicture(board, picture, remarks);
  if (land === null) return null;
  const missing = [...areasOf(land, count)].indexOf(0);
  if (missing >= 0) {
    remarks.say('pictureDisagrees', null, { territory: board.territories[missing]?.name ?? '', other: '' });
    return null;
  }
  const outside = board.territories.filter(
    ({ x, y }) => x < 0 || y < 0 || x >= picture.width || y >= picture.height,
  ).length;
  if (outside > 0) remarks.say('outside', null, { count: outside });
  return cropped(withoutSpecks(land, count));
};

const fromPoints = (board: ForeignBoard): Land => {
  const points = board.territories.map(({ x, y }): Point => [x, y]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const height = rasterHeight(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const areJoined = joinedBy(board.joins, points.length);
  return landOfPoints(points, board.joins, areJoined, RASTER_WIDTH, height);
};

/** Languages in which the same name stands where a file has one only. */
const everywhere = (name: string): Readonly<Record<string, string>> => ({ en: name });

/** The pack of `board`, called `called` where the file has no name. Its pictures are asked of `beside`. */
export const packOfForeign = (board: ForeignBoard, called: string, beside: Beside, remarks: Remarks): PackData => {
  const { territories, regions, joins } = board;
  const names = territories.map(({ name }) => name);
  const [ids, codes] = [idsOf(names, new Set(['joker-1', 'joker-2'])), codesOf(names)];
  const regionIds = idsOf(regions.map(({ name }) => name));
  const title = board.name ?? called;
  const areJoined = joinedBy(joins, names.length);
  const shown = pictured(board, beside, remarks);
  const land = shown === null ? fromPoints(board) : closeLines(shown, joins, areJoined);
  const { raster, links } = rasterOf(land, ids, joins, areJoined);
  const id = (at: number): string => ids[at] ?? '';
  const data: BoardData = {
    // A board of the house is played by rules of its own: another of that name is another board.
    id: idsOf([title], new Set(HOUSE_BOARDS))[0] ?? 'board',
    regionKind: 'continent',
    territories: territories.map(({ region, symbol }, i) => ({
      id: id(i),
      code: codes[i] ?? '',
      region: regionIds[region] ?? '',
      symbol: symbol ?? SYMBOLS[i % SYMBOLS.length] ?? 'infantry',
    })),
    regions: regions.map(({ bonus }, i) => ({ id: regionIds[i] ?? '', bonus })),
    edges: joins.map(([from, to, isOneWay]) => {
      const kind = links.has(`${from} ${to}`) ? ('sea' as const) : ('land' as const);
      return isOneWay ? ([id(from), id(to), kind, 'one-way'] as const) : ([id(from), id(to), kind] as const);
    }),
    zones: [],
    routes: [],
  };
  const secretMissions = secretMissionsOf(board, regionIds, remarks);
  return {
    board: data,
    names: {
      board: everywhere(title),
      territories: Object.fromEntries(names.map((name, i) => [id(i), everywhere(name)])),
      regions: Object.fromEntries(regions.map(({ name }, i) => [regionIds[i] ?? '', everywhere(name)])),
      zones: {},
      routes: {},
    },
    ...(secretMissions.length > 0 ? { secretMissions } : {}),
    raster,
  };
};
