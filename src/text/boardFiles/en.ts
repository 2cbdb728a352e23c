// English: what there is to say about boards from files, by the code of the remark or fault.

import type { Values } from '../counts/en.js';
import { plural } from '../counts/en.js';

export const BOARD_FILES_EN = {
  said: (label: string, sentence: string) => `${label}: ${sentence}`,
  line: (line: number) => `line ${line}`,
  warning: 'Note',
  refusal: 'Refused',
  remarks: {
    unsafeName: (v: Values) => `"${v['name']}" had characters that cannot be shown; they were left out.`,
    longName: (v: Values) => `"${v['name']}" was cut to ${v['most']} characters.`,
    sameName: (v: Values) => `A second territory is called "${v['name']}"; it gets a number.`,
    otherCase: (v: Values) => `"${v['name']}" was read as "${v['known']}".`,
    twiceJoined: (v: Values) => `${v['territory']} lists ${v['neighbour']} twice; once is enough.`,
    selfJoined: (v: Values) => `${v['territory']} lists itself as a neighbour; this was left out.`,
    oneWay: (v: Values) =>
      `${v['territory']} leads to ${v['neighbour']}, but not back: attacks and moves go one way only.`,
    oneWayMended: (v: Values) =>
      `${v['neighbour']} does not list ${v['territory']}; they were joined both ways. For one-way borders add warn=no to [Map].`,
    trailingComma: () => 'A comma too many at the end was left out.',
    emptyRegion: (v: Values) => `The continent ${v['region']} has no territory; it was left out.`,
    unknownSection: (v: Values) => `The section [${v['section']}] is unknown; it was left out.`,
    badCard: (v: Values) => `This card cannot be read: "${v['text']}". Its territory gets a symbol in turn.`,
    badMission: (v: Values) => `This mission cannot be read: "${v['text']}". It was left out.`,
    noCards: (v: Values) => `The cards' file "${v['file']}" is not beside the board; territories get symbols in turn.`,
    noPicture: (v: Values) => `The picture "${v['file']}" is not beside the board; the map is drawn from coordinates.`,
    badPicture: (v: Values) => `The picture "${v['file']}" cannot be read; the map is drawn from coordinates.`,
    pictureTooLarge: (v: Values) => `The picture "${v['file']}" is too large; the map is drawn from coordinates.`,
    pictureDisagrees: (v: Values) =>
      v['other'] === ''
        ? `The picture does not show ${v['territory']}; the map is drawn from coordinates.`
        : `${v['territory']} and ${v['other']} are one area on the picture; the map is drawn from coordinates.`,
    pictureStray: (v: Values) => `${v['pixels']} pixels of the picture belong to no territory; they become sea.`,
    outside: (v: Values) => `Coordinates outside the picture: ${v['count']}. The picture counts.`,
    fileTooLarge: (v: Values) => `The file has ${v['bytes']} bytes; at most ${v['most']} are read.`,
    notText: () => 'This is not a text file.',
    unknownFormat: () =>
      'This is neither a pack of ours nor a board of Domination or Conquest: none of their sections was found.',
    missingSection: (v: Values) => `The section ${v['section']} is missing. Add it.`,
    shortLine: (v: Values) => `Something is missing here. Write: ${v['wanted']}`,
    badNumber: (v: Values) => `A number is missing or wrong here. Write: ${v['wanted']}`,
    badBonus: (v: Values) => `The bonus "${v['bonus']}" must be a whole number from 0 to ${v['most']}.`,
    wrongId: (v: Values) =>
      `The number "${v['id']}" should be ${v['wanted']}: territories are numbered from 1 in order.`,
    noName: () => 'A name is missing here.',
    twiceNamed: (v: Values) => `The name "${v['name']}" is there twice. Give each one its own name.`,
    unknownRegion: (v: Values) => `There is no continent "${v['region']}". Add it, or correct the name.`,
    unknownNeighbour: (v: Values) =>
      `There is no territory "${v['neighbour']}" among the ${v['count']}. Correct the neighbour or leave it out.`,
    noJoins: () => 'No territory has a neighbour. List the neighbours of each.',
    fewTerritories: (v: Values) => `The board has ${v['count']} territories; it needs at least 2.`,
    manyTerritories: (v: Values) => `The board has ${v['count']} territories; at most ${v['most']} can be played.`,
  },
  faults: {
    notUtf8: () => 'The text is not UTF-8. Save it as UTF-8.',
    notJson: (v: Values) =>
      `From line ${v['line']}, column ${v['column']} on this is not JSON: look there for a comma, quote or bracket that is missing or too many.`,
    notAPack: (v: Values) =>
      `${v['where']} is wrong: ${v['found']}${v['wanted'] === '' ? '' : `, wanted ${v['wanted']}`}. See docs/PACK.md.`,
    missing: (v: Values) => `${v['where']} is missing. See docs/PACK.md.`,
    newerPack: (v: Values) =>
      `This pack has format ${v['found']}; this program reads ${v['known']}. Use a newer version of the program.`,
    packTooLarge: (v: Values) => `The file has ${v['bytes']} bytes; at most ${v['most']} are read.`,
    noPlace: (v: Values) => `There is no raster, and no place is given for ${v['territory']}. Add it under "places".`,
  },
  commands: {
    listed: (name: string, territories: number, regions: number, plays: string) =>
      `${name}  ${plural(territories, 'territory', 'territories')}, ${plural(regions, 'region', 'regions')}${plays}`,
    napoleon: ', Risk Napoleon',
    house: 'Of the house:',
    own: (folder: string) => `Your own, in ${folder}:`,
    none: (folder: string) => `None of your own yet. Put files into ${folder}.`,
    broken: (file: string) => `${file}  cannot be played; see: boards check`,
    joins: (land: number, sea: number, oneWay: number) =>
      `Borders: ${land} by land, ${sea} by sea, ${oneWay} of them one way.`,
    good: (name: string, territories: number, regions: number) =>
      `${name} can be played: ${plural(territories, 'territory', 'territories')}, ${plural(regions, 'region', 'regions')}.`,
    noBoard: (name: string, folder: string) =>
      `There is no board "${name}": no file of that name, none in ${folder}, none of the house. See: boards list`,
    noMapInside: (folder: string) => `The folder ${folder} has no board: it should hold one .map or .json file.`,
    exists: (file: string) => `${file} exists. Give another name, or delete it first.`,
    cannotRead: (file: string, reason: string) => `The board ${file} cannot be read: ${reason}`,
    wrote: (file: string) => `Written: ${file}`,
    watching: (file: string) => `Watching ${file}; each time it is saved it is drawn again. Ctrl-C ends.`,
  },
};
