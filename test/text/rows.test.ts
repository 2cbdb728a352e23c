// What stands on one row of the smallest screen fits on it, with the longest names of the boards in it.
import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import type { PlaceId } from '../../src/core/index.js';
import { type Words, wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, type Language, type Messages, messagesIn, type Place } from '../../src/text/index.js';
import { MIN_COLUMNS } from '../../src/tui/frame/layout.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf } from '../support/setups.js';
import { entriesOf, isSentence } from './support/catalogue.js';

/** One column stays free on the left. */
const ROOM = MIN_COLUMNS - 1;
/** A mark of the seat and a space as well. */
const LOG_ROOM = MIN_COLUMNS - 3;

/** The longest of the names that seats have unless they are given others. */
const SEAT = 'Berthier';

type Pair = readonly [PlaceId, PlaceId];

interface Names {
  /** Says something of places in a row, as the prompts do. */
  readonly classic: (sentence: (place: Place, other: Place) => string) => string;
  readonly napoleon: (sentence: (place: Place, other: Place) => string) => string;
  /** The longest places of either board, with their whole names. */
  readonly longest: readonly [Place, Place];
  /** The same in a row of the log. */
  readonly logged: (sentence: (place: Place, other: Place) => string) => string;
  readonly loggedNapoleon: (sentence: (place: Place, other: Place) => string) => string;
}

/** The longest of all that `sentence` says of `pairs` in `room` columns. */
const longestOf =
  (words: Words, pairs: readonly Pair[], room = ROOM) =>
  (sentence: (place: Place, other: Place) => string) =>
    pairs
      .map((pair) => words.fitting(room, pair, (place = NOWHERE, other = NOWHERE) => sentence(place, other)))
      .reduce((a, b) => (stringWidth(b) > stringWidth(a) ? b : a), '');

const NOWHERE = messagesIn('en').placeOf('');

const namesIn = (language: Language): Names => {
  const [world, europe] = [rulesOf(3, 'rows'), napoleonRules(3, 'rows')];
  const [onWorld, onEurope] = [wordsOf(world, [], language), wordsOf(europe, [], language)];
  const longest = (ids: readonly PlaceId[], words: Words): PlaceId[] =>
    [...ids].sort((a, b) => stringWidth(words.placeOf(b).to) - stringWidth(words.placeOf(a).to)).slice(0, 4);
  const all = (ids: readonly PlaceId[]): Pair[] =>
    ids.flatMap((a) => ids.filter((b) => b !== a).map((b): Pair => [a, b]));
  const { zones } = europe.board;
  const atSea = zones.flatMap(({ id, neighbours }) =>
    neighbours.flatMap((z): Pair[] => (zones[z] ? [[id, zones[z].id]] : [])),
  );
  // By sea any two coasts may fight.
  const onLand = all(
    longest(
      europe.board.territories.map((t) => t.id),
      onEurope,
    ),
  );
  const classic = all(
    longest(
      world.board.territories.map((t) => t.id),
      onWorld,
    ),
  );
  const [first] = classic;
  if (!first) throw new Error('test: no places');
  return {
    classic: longestOf(onWorld, classic),
    napoleon: longestOf(onEurope, [...onLand, ...atSea]),
    longest: [onWorld.placeOf(first[0]), onWorld.placeOf(first[1])],
    logged: longestOf(onWorld, classic, LOG_ROOM),
    loggedNapoleon: longestOf(onEurope, [...onLand, ...atSea], LOG_ROOM),
  };
};

/** Sentences that are called before they are shown, with the longest that they can be called with. */
const rowsOf = (m: Messages, { classic, napoleon: inNapoleon, longest }: Names): Readonly<Record<string, string>> => {
  const [place] = longest;
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
    recap: screen.recap([place]),
    tooSmall: ` ${screen.tooSmall(80, 24)}`,
    reportIn: m.report.inFolder('2026-11-30-2145-napoleon-basic-k7m2p.report.md'),
    placeNeutral: `${prompt.placeNeutral(screen.neutralName(4, 4))}   ${m.armies(40)}`,
    attackedBy: classic((p) => prompt.attackedBy(SEAT, p, 99, 3)),
    defend: classic((p) => `${SEAT}, ${prompt.defend(p, 99)}`),
    howManyPlace: classic(prompt.howManyPlace),
    howManyMoveIn: classic(prompt.howManyMoveIn),
    howManyFortify: classic(prompt.howManyFortify),
    howManyRemain: classic(prompt.howManyRemain),
    thenHolds: classic((p) => prompt.thenHolds(p, 99)),
    thenHoldBoth: classic((p, o) => prompt.thenHoldBoth(p, 99, o, 99)),
    stopsAt: classic((p) => prompt.stopsAt(p, 99)),
    mustTrade: prompt.mustTrade(9),
    mayTrade: prompt.mayTrade(5),
    musterTitle: napoleon.musterTitle(99),
    targetTitle: inNapoleon(napoleon.targetTitle),
    march: inNapoleon(napoleon.howMany.march),
    cruise: inNapoleon(napoleon.howMany.cruise),
    withGeneral: inNapoleon(napoleon.howMany.withGeneral),
    withAdmiral: inNapoleon(napoleon.howMany.withAdmiral),
    placed: inNapoleon((p) => `${prompt.thenHolds(p, 99)} ${napoleon.notes.poolLeft(99)}`),
    lossesNow: `  6+2 5+1 2 ${prompt.against} 5+2 3+1   ${napoleon.lossesNow(2, 2)}`,
    legend: napoleon.legend('★', '⌂', '☣'),
    legendSea: napoleon.legendSea('WME ▲3*'),
    advanceTitle: inNapoleon(napoleon.advanceTitle),
    beforeRoll: inNapoleon((p, o) => napoleon.reactTitle.beforeRoll(SEAT, p, o)),
    afterRoll: inNapoleon((p, o) => napoleon.reactTitle.afterRoll(SEAT, p, o)),
    afterCapture: inNapoleon((p, o) => napoleon.reactTitle.afterCapture(SEAT, p, o)),
    warnEmpty: inNapoleon((p) => napoleon.warnEmpty([p])),
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
    const { logged, loggedNapoleon } = names;
    const { log } = m;
    const rows = {
      claims: logged((place) => log.claims(SEAT, place)),
      places: logged((place) => log.places(SEAT, 99, place)),
      cardArmies: logged((place) => log.cardArmies(SEAT, 2, place)),
      turn: log.turn(SEAT, 99),
      rolled: logged((place) => log.rolled(SEAT, place, '6 5 2', '6 5', 1, 1)),
      captured: logged((place) => log.captured(SEAT, place, SEAT)),
      movedIn: logged((place) => log.movedIn(99, place)),
      fortified: logged((place, other) => log.fortified(SEAT, 99, place, other)),
      eliminated: log.eliminated(SEAT, SEAT),
      handTaken: log.handTaken(SEAT, 5, SEAT),
      toll: loggedNapoleon((_from, to) => log.toll(SEAT, 2, to)),
      plague: loggedNapoleon((_from, to) => log.plague(SEAT, 2, to)),
      builds: loggedNapoleon((from) => log.builds(SEAT, m.napoleon.fortification, from)),
      moves: loggedNapoleon((from, to) => log.moves(SEAT, m.napoleon.ships(9), from, to)),
      enters: loggedNapoleon((_from, to) => log.enters(SEAT, to)),
      officersCaptured: log.officersCaptured(SEAT, m.napoleon.generals(2), SEAT),
      officersReturned: log.officersReturned(SEAT, m.napoleon.generals(2)),
      scored: log.scored(SEAT, 12, m.napoleon.sources.fifthRound),
      attackStopped: loggedNapoleon((from, to) => log.attackStopped(from, to)),
      eliminatedByNobody: log.eliminatedByNobody(SEAT),
      won: log.won(SEAT),
    };
    expect(tooLong(rows, LOG_ROOM)).toEqual([]);
  });

  test('the confirmations name both keys', () => {
    const asked = Object.entries(m.screen).filter(([key]) => key.startsWith('confirm'));
    expect(asked.length).toBeGreaterThan(4);
    // What does it (Enter, or a letter), and what leads back.
    const { enter, esc } = m.keyNames;
    const both = new RegExp(`  (?:${enter}|[a-z])\u00a0?: .*${esc}\u00a0?: `);
    expect(asked.filter(([, text]) => !both.test(String(text)))).toEqual([]);
  });
});

test('every text of a prompt without parameters is looked at', () => {
  const m = messagesIn('en');
  const rows = new Set(Object.values(rowsOf(m, namesIn('en'))));
  const missing = [...entriesOf(m.prompt)].filter(([, entry]) => !isSentence(entry) && !rows.has(entry));
  expect(missing).toEqual([]);
});
