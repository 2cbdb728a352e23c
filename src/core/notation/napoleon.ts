// What Risk Napoleon adds to a position, as segments. The grammar stands in parse.ts.
import { beginNapoleonTurn } from '../napoleon/evolve.js';
import { nap, napoleonOptions, RANKS } from '../napoleon/state.js';
import type { MissionId, NapoleonOptions, NapoleonState, NapoleonTurn, Reactions, Rules, State } from '../types.js';
import { seatLetter } from './codes.js';
import { type Draft, note, numberOf, type Reader, seatOf, territoryOf, type Words } from './draft.js';
import { formatMemory, parseMemory } from './memory.js';

// --- Writing ----------------------------------------------------------------------------------------------------------

/** `WME a3 b2, BAR a1`: what each seat has in each zone. */
const fleetText = ({ board }: Rules, table: readonly (readonly number[])[]): string =>
  table
    .flatMap((row, zone) => {
      const held = row.flatMap((count, seat) => (count > 0 ? [`${seatLetter(seat)}${count}`] : []));
      return held.length === 0 ? [] : [`${board.zones[zone]?.code} ${held.join(' ')}`];
    })
    .join(', ');

/** `ALA PAR2`: a number where it is not 1. */
const countText = ({ board }: Rules, counts: readonly number[]): string =>
  counts
    .flatMap((count, at) => (count > 0 ? [`${board.territories[at]?.code}${count > 1 ? count : ''}`] : []))
    .join(' ');

const segment = (key: string, text: string): string[] => (text === '' ? [] : [`${key} ${text}`]);

const captiveSegments = (n: NapoleonState): string[] =>
  (['general', 'admiral'] as const).flatMap((what) =>
    n[what === 'general' ? 'captiveGenerals' : 'captiveAdmirals'].flatMap((held, captor) =>
      held.flatMap((count, owner) =>
        count > 0 ? [`captive ${seatLetter(captor)} ${seatLetter(owner)} ${what} ${count}`] : [],
      ),
    ),
  );

const missionSegments = (n: NapoleonState): string[] =>
  n.missions.flatMap(({ held, done, lasting, sinceTurn }, i) => {
    const letter = seatLetter(i);
    const doneText = done.map(({ mission, round, points }) => `${mission}@${round}:${points}`).join(' ');
    return [
      ...segment(`missions ${letter}`, held.join(' ')),
      ...segment(`done ${letter}`, doneText),
      ...segment(`lasting ${letter}`, lasting.join(' ')),
      ...(sinceTurn ? [`since ${letter}`] : []),
    ];
  });

const pointSegments = (n: NapoleonState): string[] => [
  ...n.points.flatMap((p, i) => {
    const values = [p.missions, p.officers, p.fifthRound, p.empires];
    return values.every((v) => v === 0) ? [] : [`points ${seatLetter(i)} ${values.join(' ')}`];
  }),
  ...segment('history', n.history.map((round) => round.join(' ')).join(', ')),
];

const optionSegments = ({ hands, empirePoints, autoClaim, skipEmpty }: NapoleonOptions): string[] => [
  ...(hands === 'printed' ? [] : [`hands ${hands}`]),
  ...(empirePoints === 'mission' ? [] : [`empires ${empirePoints}`]),
  ...(autoClaim ? ['auto-claim'] : []),
  ...(skipEmpty ? ['skip-empty'] : []),
];

/** The memory that a turn would have if it began in this position. */
const memoryAtStart = (rules: Rules, state: State): NapoleonTurn => nap(beginNapoleonTurn(rules, state)).turn;

/** The segments of Risk Napoleon; [] in other games. */
export const napoleonSegments = (rules: Rules, state: State): string[] => {
  if (state.napoleon === null) return [];
  const n = state.napoleon;
  return [
    ...segment('ships', fleetText(rules, n.ships)),
    ...segment('admirals', fleetText(rules, n.admirals)),
    ...segment('generals', countText(rules, n.generals)),
    ...segment('forts', countText(rules, n.forts.map(Number))),
    ...segment('plague', countText(rules, n.epidemics)),
    ...captiveSegments(n),
    ...missionSegments(n),
    ...n.piles.map((pile, i) => ['pile', i + 1, ...pile].join(' ')),
    ...pointSegments(n),
    ...n.reactions.flatMap((r, i) => (r === 'decisive' ? [] : [`reactions ${seatLetter(i)} ${r}`])),
    ...segment('memory', formatMemory(rules, n.turn, memoryAtStart(rules, state)).join(' ')),
    ...optionSegments(napoleonOptions(rules)),
  ];
};

// --- Reading ----------------------------------------------------------------------------------------------------------

const change = (draft: Draft, read: (n: NapoleonState) => Partial<NapoleonState>): void => {
  const n = draft.state.napoleon;
  if (n === null) note(draft, 'not a segment of this game');
  else draft.state = { ...draft.state, napoleon: { ...n, ...read(n) } };
};

const put = <T>(items: readonly T[], at: number, value: T): T[] => items.map((old, i) => (i === at ? value : old));

const fleet =
  (key: 'ships' | 'admirals'): Reader =>
  (draft, words) => {
    const { board } = draft.rules;
    let zone = -1;
    for (const word of words.map((w) => w.replace(/,$/, ''))) {
      const [, letter, count] = /^([a-z])(\d+)$/.exec(word) ?? [];
      if (letter === undefined) zone = board.zones.findIndex((z) => z.code === word);
      if (zone < 0) return note(draft, `no zone ${word}`);
      if (letter === undefined) continue;
      const seat = seatOf(draft, letter);
      change(draft, (n) => ({ [key]: put(n[key], zone, put(n[key][zone] ?? [], seat, numberOf(draft, count))) }));
    }
  };

const counts =
  (read: (n: NapoleonState, at: number, count: number) => Partial<NapoleonState>): Reader =>
  (draft, words) => {
    for (const word of words) {
      const [, code, count] = /^([A-Z]{3})(\d*)$/.exec(word) ?? [];
      if (code === undefined) return note(draft, `no territory ${word}`);
      const at = territoryOf(draft, code);
      change(draft, (n) => read(n, at, count === '' ? 1 : numberOf(draft, count)));
    }
  };

const readCaptive: Reader = (draft, [captor, owner, what, count]) => {
  const key = what === 'general' ? 'captiveGenerals' : 'captiveAdmirals';
  if (what !== 'general' && what !== 'admiral') return note(draft, `no officer ${what}`);
  const [by, of] = [seatOf(draft, captor), seatOf(draft, owner)];
  change(draft, (n) => ({ [key]: put(n[key], by, put(n[key][by] ?? [], of, numberOf(draft, count ?? '1'))) }));
};

const missionsOf = (draft: Draft, ids: Words): MissionId[] =>
  ids.map((id) => {
    if (!draft.rules.pack.missionsById.has(id as MissionId)) note(draft, `no mission ${id}`);
    return id as MissionId;
  });

type OfSeat = NapoleonState['missions'][number];

const ofSeat =
  (read: (draft: Draft, words: Words) => Partial<OfSeat>): Reader =>
  (draft, [letter, ...words]) => {
    const seat = seatOf(draft, letter);
    const part = read(draft, words);
    change(draft, (n) => ({ missions: n.missions.map((old, i) => (i === seat ? { ...old, ...part } : old)) }));
  };

/** `raiders@1:2`: accomplished in round 1, for 2 points. */
const readDone = (draft: Draft, word: string): OfSeat['done'][number] => {
  const [id = '', round, points] = word.split(/[@:]/);
  const [mission] = missionsOf(draft, [id]);
  return { mission: mission ?? (id as MissionId), round: numberOf(draft, round), points: numberOf(draft, points) };
};

const readPoints: Reader = (draft, [letter, ...words]) => {
  const seat = seatOf(draft, letter);
  const [missions = 0, officers = 0, fifthRound = 0, empires = 0] = words.map((w) => numberOf(draft, w));
  change(draft, (n) => ({ points: put(n.points, seat, { missions, officers, fifthRound, empires }) }));
};

const readHistory: Reader = (draft, words) => {
  const rounds = words.join(' ').split(',');
  const history = rounds.map((round) =>
    round
      .trim()
      .split(' ')
      .map((w) => numberOf(draft, w)),
  );
  change(draft, () => ({ history }));
};

const REACTIONS: readonly string[] = ['each', 'decisive', 'off'];

const readReactions: Reader = (draft, [letter, how = '']) => {
  if (!REACTIONS.includes(how)) return note(draft, `no reactions ${how}`);
  const seat = seatOf(draft, letter);
  change(draft, (n) => ({ reactions: put(n.reactions, seat, how as Reactions) }));
};

const readPile: Reader = (draft, [rank, ...ids]) => {
  const at = numberOf(draft, rank) - 1;
  if (at < 0 || at >= RANKS.length) return note(draft, `no rank ${rank}`);
  draft.hasPiles = true;
  change(draft, (n) => ({ piles: put(n.piles, at, missionsOf(draft, ids)) }));
};

const readMemory: Reader = (draft, words) => {
  for (const word of words) {
    const part = parseMemory(draft.rules, word);
    if (part === null) return note(draft, `no memory ${word}`);
    draft.memory = { ...draft.memory, ...part };
  }
};

const ofTheRules: Reader = () => undefined;

export const NAPOLEON_READERS: readonly (readonly [string, Reader])[] = [
  ['ships', fleet('ships')],
  ['admirals', fleet('admirals')],
  ['generals', counts((n, at, count) => ({ generals: put(n.generals, at, count) }))],
  ['forts', counts((n, at) => ({ forts: put(n.forts, at, true) }))],
  ['plague', counts((n, at, count) => ({ epidemics: put(n.epidemics, at, count) }))],
  ['captive', readCaptive],
  ['missions', ofSeat((draft, ids) => ({ held: missionsOf(draft, ids) }))],
  ['done', ofSeat((draft, words) => ({ done: words.map((word) => readDone(draft, word)) }))],
  ['lasting', ofSeat((draft, ids) => ({ lasting: missionsOf(draft, ids) }))],
  ['since', ofSeat(() => ({ sinceTurn: true }))],
  ['pile', readPile],
  ['points', readPoints],
  ['history', readHistory],
  ['reactions', readReactions],
  ['memory', readMemory],
  ['hands', ofTheRules],
  ['empires', ofTheRules],
  ['auto-claim', ofTheRules],
  ['skip-empty', ofTheRules],
];

/** The options that segments speak of; the others are as they are unless said otherwise. */
export const readNapoleonOptions = (segments: readonly Words[], seats: number): NapoleonOptions => {
  const option = (key: string): string | undefined => segments.find((s) => s[0] === key)?.[1];
  return {
    hands: option('hands') === 'even' ? 'even' : 'printed',
    empirePoints: option('empires') === 'turn' ? 'turn' : 'mission',
    autoClaim: segments.some((s) => s[0] === 'auto-claim'),
    reactions: Array.from({ length: seats }, (): Reactions => 'decisive'),
    ...(segments.some((s) => s[0] === 'skip-empty') && { skipEmpty: true }),
  };
};

/** Missions that nobody holds or has done are the piles, unless piles are given; then the memory of the turn. */
export const finishNapoleon = (draft: Draft, state: State): State => {
  if (state.napoleon === null) return state;
  const { missions, piles } = state.napoleon;
  const known = missions.flatMap(({ held, done }) => [...held, ...done.map((d) => d.mission as string)]);
  const twice = [...known, ...piles.flat()].find((id, i, all) => all.indexOf(id) !== i);
  if (twice !== undefined) note(draft, `the mission ${twice} is in two places`);
  const left = RANKS.map((rank) =>
    draft.rules.pack.missions.flatMap((m) => (m.rank === rank && !known.includes(m.id) ? [m.id as MissionId] : [])),
  );
  const dealt: State = { ...state, napoleon: { ...state.napoleon, piles: draft.hasPiles ? piles : left } };
  const turn = { ...memoryAtStart(draft.rules, dealt), ...draft.memory };
  return { ...dealt, napoleon: { ...nap(dealt), turn } };
};
