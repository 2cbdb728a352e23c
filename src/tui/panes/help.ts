// The help page: this step, the keys that work now, what the signs on the map mean.

import { coachedIdea } from '../coach/shown.js';
import { bold, dim, type Line, padEnd, padStart, span, wrap } from '../frame/line.js';
import { pieceGlyphs, seatMark, seedLines } from '../frame/marks.js';
import { liveBindings, SCREEN_KEYS, shownKey } from '../keys/index.js';
import type { Model } from '../model.js';
import { flow } from './columns.js';

/** The rule that tells most about a step; what forbids an answer to it may be another. */
const RULES_OF_STEP = {
  claim: 'C-SETUP-3',
  place: 'C-REINF-3',
  trade: 'C-CARD-3',
  attack: 'C-ATT-1',
  defend: 'C-ATT-3',
  moveIn: 'C-ATT-6',
  fortify: 'C-FORT-1',
  claimMission: 'N-MISSION-1',
  deploy: 'N-SETUP-4',
  muster: 'N-REINF-6',
  gift: 'N-REINF-7',
  combat: 'N-LAND-1',
  react: 'N-CARD-4',
  manoeuvre: 'N-MAN-2',
  lastSeat: 'N-END-5',
} as const;

type Kind = keyof typeof RULES_OF_STEP;

/** Steps that Risk Napoleon has otherwise: regiments one by one, officers that go along. */
const NAPOLEON_STEPS = {
  claim: { text: 'claimRegiment', rule: 'N-SETUP-3' },
  place: { text: 'placeRegiment', rule: 'N-SETUP-4' },
  moveIn: { text: 'advance', rule: 'N-LAND-7' },
} as const;

const isOther = (kind: Kind): kind is keyof typeof NAPOLEON_STEPS => kind in NAPOLEON_STEPS;

/** What a question is about, and its rule. */
export const stepHelp = ({ view, context }: Model, kind: Kind): { readonly text: string; readonly rule: string } => {
  const { help } = context.words.m;
  if (view.napoleon === null || !isOther(kind)) return { text: help[kind], rule: RULES_OF_STEP[kind] };
  const { text, rule } = NAPOLEON_STEPS[kind];
  return { text: help[text], rule };
};

export const helpLines = (model: Model, columns: number): Line[] => {
  const { m } = model.context.words;
  const kind = model.decision?.kind;
  const step = kind === undefined ? null : stepHelp(model, kind);
  // What the coach has just said has a rule of its own.
  const number = coachedIdea(model)?.rule ?? step?.rule ?? null;
  const rule = number === null ? [] : [dim(m.screen.helpRule(number))];
  const isOver = model.view.outcome !== null;
  const idle = model.replay !== null ? m.viewer.help : isOver ? m.help.over : m.help.wait;
  const text = wrap(step === null ? idle : step.text, columns - 4);
  const keys = [...liveBindings(model), ...SCREEN_KEYS].map(
    (b): Line => [bold(padStart(shownKey(b, m, model.context.ascii), 10)), span(`  ${padEnd(b.words(m), 24)}`)],
  );
  return [
    [bold(m.screen.helpStep), span(' '), ...rule],
    ...text.map((t): Line => [span(t)]),
    ...legendLines(model, columns),
    [],
    [bold(m.screen.helpKeys)],
    ...flow(keys, 38, columns, Math.ceil(keys.length / Math.max(1, Math.floor(columns / 38)))),
    [],
    [dim(m.screen.helpCodes)],
    ...seedLines(model, columns - 4),
  ];
};

/** Risk Napoleon: the signs on the map, in lists and in the table. */
const legendLines = (model: Model, columns: number): Line[] => {
  if (model.view.napoleon === null) return [];
  const { napoleon } = model.context.words.m;
  const { general, fort, epidemic } = pieceGlyphs(model.context.ascii);
  const code = model.context.rules.board.zones[0]?.code ?? '';
  return [
    napoleon.legend(general, fort, epidemic),
    napoleon.legendSea(`${code} ${seatMark(model, model.view.turn.seat).text}3*`),
  ].flatMap((text) => wrap(text, columns - 1).map((row): Line => [span(row)]));
};
