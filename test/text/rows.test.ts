// What stands on one row of the smallest screen fits on it, with the longest names of the boards in it.
import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { type Board, housePack, housePacks } from '../../src/core/index.js';
import { bareName } from '../../src/narration/words.js';
import { LANGUAGES, type Language, type Messages, messagesIn } from '../../src/text/index.js';
import { MIN_COLUMNS } from '../../src/tui/frame/layout.js';
import { entriesOf, isSentence } from './support/catalogue.js';

/** One column stays free on the left. */
const ROOM = MIN_COLUMNS - 1;
/** A mark of the seat and a space as well. */
const LOG_ROOM = MIN_COLUMNS - 3;

/** The longest of the names that seats have unless they are given others. */
const SEAT = 'Berthier';

const byLength = (a: string, b: string): number => stringWidth(b) - stringWidth(a);

interface Names {
  /** Territories of any board, the longest first. */
  readonly territories: readonly string[];
  /** Places of Risk Napoleon between which there may be a fight, the longest pair first. */
  readonly pairs: readonly (readonly [string, string])[];
}

const namesIn = (language: Language): Names => {
  const nameOf = (board: string, id: string): string =>
    bareName({ ...housePack(board)?.names.territories, ...housePack(board)?.names.zones }, id, language);
  const territoriesOf = (board: Board): string[] =>
    board.territories.map(({ id }) => nameOf(board.id, id)).sort(byLength);
  const boards = housePacks().map((pack) => pack.board);
  const pairs = boards.flatMap((board) => {
    if (board.zones.length === 0) return [];
    // By sea any two coasts may fight.
    const [first = '', second = ''] = territoriesOf(board);
    const zones = board.zones.flatMap(({ id, neighbours }) =>
      neighbours.map((to): [string, string] => [nameOf(board.id, id), nameOf(board.id, board.zones[to]?.id ?? '')]),
    );
    return [[first, second] as [string, string], ...zones];
  });
  return {
    territories: boards.flatMap(territoriesOf).sort(byLength),
    pairs: pairs.sort((a, b) => byLength(a.join(''), b.join(''))),
  };
};

/** Sentences that are called before they are shown, with the longest that they can be called with. */
const rowsOf = (m: Messages, { territories, pairs }: Names): Readonly<Record<string, string>> => {
  const [place = '', other = ''] = territories;
  const [[from, to]] = pairs as readonly [readonly [string, string]];
  const { prompt, screen, napoleon } = m;
  const all = (name: string, texts: object): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[`${name} ${key}`, text]] : []));
  return {
    ...Object.fromEntries(all('prompt', prompt)),
    ...Object.fromEntries(Object.entries(screen).filter(([key]) => key.startsWith('confirm'))),
    ...Object.fromEntries(all('napoleon', napoleon)),
    ...Object.fromEntries(all('napoleon.whyNot', napoleon.whyNot)),
    ...Object.fromEntries(all('napoleon.groups', napoleon.groups)),
    ...Object.fromEntries(all('napoleon.deploy', napoleon.deploy)),
    ...Object.fromEntries(
      Object.entries(screen.defenceModes).map(([k, mode]) => [`defence ${k}`, screen.defenceIs(mode)]),
    ),
    ...Object.fromEntries(Object.entries(screen.speeds).map(([k, speed]) => [`speed ${k}`, screen.speed(speed)])),
    ...Object.fromEntries(
      Object.entries(napoleon.reactionModes).map(([k, mode]) => [`reactions ${k}`, napoleon.reactionsAre(mode)]),
    ),
    cannotUndo: screen.cannotUndo,
    noMap: screen.noMap,
    stopped: screen.stopped,
    nothingFound: screen.nothingFound,
    coverHint: `  ${screen.coverHint}`,
    luckNote: screen.luckNote,
    recap: screen.recap(place),
    tooSmall: ` ${screen.tooSmall(80, 24)}`,
    reportIn: m.report.inFolder('2026-11-30-2145-napoleon-basic-k7m2p.report.md'),
    placeNeutral: `${prompt.placeNeutral(screen.neutralName(4, 4))}   ${m.armies(40)}`,
    attackedBy: prompt.attackedBy(SEAT, place, 99, 3),
    defend: `${SEAT}, ${prompt.defend(place, 99)}`,
    howManyPlace: prompt.howManyPlace(place),
    howManyMoveIn: prompt.howManyMoveIn(place),
    howManyFortify: prompt.howManyFortify(place),
    howManyRemain: prompt.howManyRemain(place),
    thenHolds: prompt.thenHolds(place, 99),
    thenHoldBoth: prompt.thenHoldBoth(place, 99, other, 99),
    stopsAt: prompt.stopsAt(place, 99),
    mustTrade: prompt.mustTrade(9),
    mayTrade: prompt.mayTrade(5),
    musterTitle: napoleon.musterTitle(99),
    targetTitle: napoleon.targetTitle(from),
    march: napoleon.howMany.march(place, other),
    cruise: napoleon.howMany.cruise(from, to),
    withGeneral: napoleon.howMany.withGeneral(place, other),
    withAdmiral: napoleon.howMany.withAdmiral(from, to),
    placed: `${prompt.thenHolds(place, 99)} ${napoleon.notes.poolLeft(99)}`,
    lossesNow: `  6+2 5+1 2 ${prompt.against} 5+2 3+1   ${napoleon.lossesNow(2, 2)}`,
    legend: napoleon.legend('★', '⌂', '☣'),
    legendSea: napoleon.legendSea('WME ▲3*'),
    advanceTitle: napoleon.advanceTitle(to),
    beforeRoll: napoleon.reactTitle.beforeRoll(SEAT, from, to),
    afterRoll: napoleon.reactTitle.afterRoll(SEAT, from, to),
    afterCapture: napoleon.reactTitle.afterCapture(SEAT, from, to),
    warnEmpty: napoleon.warnEmpty(to),
    untilDecided: napoleon.untilDecided(napoleon.admirals(2)),
    once: napoleon.once(3, napoleon.admirals(2)),
  };
};

const tooLong = (rows: Readonly<Record<string, string>>, room: number): string[] =>
  Object.entries(rows).flatMap(([name, text]) =>
    stringWidth(text) > room ? [`${stringWidth(text)} ${name}: ${text}`] : [],
  );

describe.each([...LANGUAGES])('%s', (language) => {
  const m = messagesIn(language);
  const names = namesIn(language);

  test('questions, hints and notices fit on a row', () => {
    expect(tooLong(rowsOf(m, names), ROOM)).toEqual([]);
  });

  test('what happens fits on a row of the log', () => {
    const [place = '', other = ''] = names.territories;
    const [[from, to]] = names.pairs as readonly [readonly [string, string]];
    const { log } = m;
    const rows = {
      claims: log.claims(SEAT, place),
      places: log.places(SEAT, 99, place),
      cardArmies: log.cardArmies(SEAT, 2, place),
      turn: log.turn(SEAT, 99),
      rolled: log.rolled(SEAT, place, '6 5 2', '6 5', 1, 1),
      captured: log.captured(SEAT, place, SEAT),
      movedIn: log.movedIn(99, place),
      fortified: log.fortified(SEAT, 99, place, other),
      eliminated: log.eliminated(SEAT, SEAT),
      handTaken: log.handTaken(SEAT, 5, SEAT),
      toll: log.toll(SEAT, 2, to),
      plague: log.plague(SEAT, 2, to),
      builds: log.builds(SEAT, m.napoleon.fortification, from),
      moves: log.moves(SEAT, m.napoleon.ships(9), from, to),
      enters: log.enters(SEAT, to),
      officersCaptured: log.officersCaptured(SEAT, m.napoleon.generals(2), SEAT),
      officersReturned: log.officersReturned(SEAT, m.napoleon.generals(2)),
      scored: log.scored(SEAT, 12, m.napoleon.sources.fifthRound),
      attackStopped: log.attackStopped(from, to),
      eliminatedByNobody: log.eliminatedByNobody(SEAT),
      won: log.won(SEAT),
    };
    expect(tooLong(rows, LOG_ROOM)).toEqual([]);
  });

  test('the confirmations name both keys', () => {
    const asked = Object.entries(m.screen).filter(([key]) => key.startsWith('confirm'));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(([, text]) => !/Enter ?: .*Esc ?: /.test(String(text)))).toEqual([]);
  });
});

test('every text of a prompt without parameters is looked at', () => {
  const m = messagesIn('en');
  const rows = new Set(Object.values(rowsOf(m, namesIn('en'))));
  const missing = [...entriesOf(m.prompt)].filter(([, entry]) => !isSentence(entry) && !rows.has(entry));
  expect(missing).toEqual([]);
});
