// Questions about territories: claiming, placing, attacking, fortifying.
import type { AttackOption, DecisionOf, Seat, TerritoryId } from '../../core/index.js';
import { between, bold, dim, type Line, padEnd, padStart, span, widthOf } from '../frame/line.js';
import { armiesOn, oddsOf, ownerOf, percentText, seatMark, territoryLine } from '../frame/marks.js';
import type { Model, Stage } from '../model.js';
import { isHasty } from './hasty.js';
import { type Figures, targetHeader, targetLine } from './places.js';
import { answerWith, type Choose, type Item, type Prompt } from './prompt.js';
import { fillTo, itemColumns, threatNote, withFigures, withRegion } from './region.js';

const item = (model: Model, territory: TerritoryId, line: Line, choose: Choose): Item => ({
  id: territory,
  line,
  search: `${model.context.words.territory(territory)} ${model.context.words.code(territory)}`,
  territory,
  choose,
});

const passItem = (text: string, choose: Choose): Item => ({
  id: 'pass',
  line: [span(text)],
  search: text,
  territory: null,
  choose,
});

const gap = span('   ');

export const claimPrompt = (model: Model, decision: DecisionOf<'claim'>): Prompt => {
  const { m } = model.context.words;
  const supply = model.view.seats[decision.seat]?.supply ?? 0;
  const items = decision.free.map((territory) =>
    item(
      model,
      territory,
      withRegion(model, [span(model.context.words.territory(territory))], territory, decision.seat),
      answerWith({ type: 'claim', territory }),
    ),
  );
  return {
    kind: 'list',
    title: [bold(m.prompt.claim), dim(`  ${m.prompt.toPlace(model.context.words.units(supply))}`)],
    items,
    hint: [],
  };
};

const placeStage = (territory: TerritoryId, max: number): Stage => ({
  at: 'number',
  of: 'place',
  from: territory,
  to: territory,
  min: 1,
  max,
  value: max,
  typed: '',
});

/** Those that face an enemy first: armies are seldom wanted elsewhere. */
const frontFirst = (model: Model, on: readonly TerritoryId[], seat: Seat): TerritoryId[] => {
  const { board } = model.context.rules;
  const inland = (id: TerritoryId): number => {
    const neighbours = board.neighbours[board.index.get(id) ?? -1] ?? [];
    return neighbours.every((n) => model.view.owner[n] === seat) ? 1 : 0;
  };
  return [...on].sort((a, b) => inland(a) - inland(b));
};

/** Whose armies are placed, in words: the own ones, one at a time in setup, or a neutral's (T-3). */
const placeTitle = (model: Model, { of, seat, most }: DecisionOf<'place'>): string => {
  const { words } = model.context;
  if (of !== seat) return words.m.prompt.placeNeutral(words.seat(of));
  if (model.view.turn.round > 0) return words.m.prompt.place;
  if (most !== 1) return words.m.prompt.placeOwn;
  return model.view.napoleon ? words.m.napoleon.placeOne : words.m.prompt.placeOne;
};

export const placePrompt = (model: Model, decision: DecisionOf<'place'>): Prompt => {
  const { m } = model.context.words;
  const { of, on, pool, after } = decision;
  const most = Math.min(decision.most, pool);
  const items = frontFirst(model, on, of).map((territory) =>
    item(
      model,
      territory,
      withRegion(
        model,
        [...territoryLine(model, territory), gap, span(threatNote(model, territory, of))],
        territory,
        of,
      ),
      most === 1
        ? answerWith({ type: 'place', territory, count: 1 })
        : { do: 'stage', stage: placeStage(territory, most) },
    ),
  );
  const rest = after > 0 ? [dim(`, ${m.prompt.thenNeutrals(after)}`)] : [];
  const title = [
    bold(placeTitle(model, decision)),
    span(`  ${m.prompt.toPlace(model.context.words.units(pool))}`),
    ...rest,
  ];
  return { kind: 'list', title, items, hint: [] };
};

const oddsColumns = (model: Model, from: TerritoryId, to: TerritoryId): Line => {
  const odds = oddsOf(model, from, to);
  const keeps = Math.max(0, odds.attackers - odds.attackerLosses);
  const { m } = model.context.words;
  return fillTo([bold(padStart(percentText(odds.win), 5)), span(`  ${m.prompt.keeps(m.decimal(keeps, 1))}`)], 18);
};

const bestOf = (model: Model, options: readonly AttackOption[]): AttackOption | undefined =>
  [...options].sort((a, b) => oddsOf(model, b.from, b.to).win - oddsOf(model, a.from, a.to).win)[0];

const originItem = (model: Model, from: TerritoryId, options: readonly AttackOption[]): Item => {
  const { words } = model.context;
  const best = bestOf(model, options);
  const line = [...territoryLine(model, from), gap, span(padEnd(words.m.prompt.targets(options.length), 13))];
  const name = best ? `${words.m.prompt.best} ${words.territory(best.to)}` : '';
  const figures = best ? ` ${percentText(oddsOf(model, from, best.to).win)}` : '';
  const note = dim(withFigures(name, figures, itemColumns(model) - widthOf(line)));
  return item(model, from, [...line, note], { do: 'stage', stage: { at: 'target', from } });
};

const endAttack = (model: Model, decision: DecisionOf<'attack'>): Item => {
  const { m } = model.context.words;
  const best = bestOf(model, decision.options);
  const isAsked = best !== undefined && isHasty(model, oddsOf(model, best.from, best.to).win);
  const answer = { type: 'endAttack' } as const;
  return passItem(
    m.prompt.endAttack,
    isAsked ? { do: 'confirm', confirm: { ask: 'endAttack', answer } } : answerWith(answer),
  );
};

export const attackPrompt = (model: Model, decision: DecisionOf<'attack'>): Prompt => {
  const { m } = model.context.words;
  const origins = [...new Set(decision.options.map((o) => o.from))]
    .map((from) => ({ from, options: decision.options.filter((o) => o.from === from) }))
    .sort((a, b) => armiesOn(model, b.from) - armiesOn(model, a.from));
  return {
    kind: 'list',
    title: [bold(m.prompt.attackFrom)],
    items: [...origins.map(({ from, options }) => originItem(model, from, options)), endAttack(model, decision)],
    hint: model.view.turn.captured.length > 0 ? [dim(m.prompt.cardEarned)] : [dim(m.prompt.noCardYet)],
  };
};

const figuresOf = (model: Model, from: TerritoryId, to: TerritoryId): Figures => {
  const { win, attackerLosses, defenderLosses } = oddsOf(model, from, to);
  return { win, you: attackerLosses, foe: defenderLosses };
};

/** Whether the way leads over the sea. */
const isBySea = ({ context: { rules } }: Model, from: TerritoryId, to: TerritoryId): boolean => {
  const [a, b] = [rules.board.index.get(from), rules.board.index.get(to)];
  return rules.board.edges.some(([x, y, kind]) => kind === 'sea' && ((x === a && y === b) || (x === b && y === a)));
};

export const targetPrompt = (model: Model, decision: DecisionOf<'attack'>, from: TerritoryId): Prompt => {
  const { words } = model.context;
  const options = decision.options
    .filter((o) => o.from === from)
    .sort((a, b) => oddsOf(model, from, b.to).win - oddsOf(model, from, a.to).win);
  const items = options.map(({ to }) =>
    item(
      model,
      to,
      withRegion(model, targetLine(model, to, figuresOf(model, from, to), isBySea(model, from, to)), to, decision.seat),
      { do: 'stage', stage: { at: 'how', from, to } },
    ),
  );
  return {
    kind: 'list',
    title: [bold(words.territory(from)), span(`: ${words.m.prompt.attackWhich}`)],
    items,
    header: targetHeader(model),
    hint: [],
  };
};

export const howPrompt = (model: Model, option: AttackOption): Prompt => {
  const { words } = model.context;
  const { m } = words;
  const { from, to, min, max } = option;
  const once = Array.from({ length: max - min + 1 }, (_, i) => max - i).map(
    (dice): Item => ({
      id: `once-${dice}`,
      line: [span(m.prompt.rollOnce(dice))],
      search: '',
      territory: null,
      choose: answerWith({ type: 'attack', from, to, dice }),
    }),
  );
  const blitz = (remain: number): Choose =>
    answerWith({ type: 'attack', from, to, dice: max }, { do: 'blitz', from, to, remain });
  const armies = armiesOn(model, from);
  const items: Item[] = [
    { id: 'decided', line: [span(m.prompt.untilDecided)], search: '', territory: null, choose: blitz(1) },
    ...once,
  ];
  if (armies > 3) {
    const stage: Stage = {
      at: 'number',
      of: 'remain',
      from,
      to,
      min: 2,
      max: armies - 1,
      value: Math.ceil(armies / 2),
      typed: '',
    };
    items.push({
      id: 'remain',
      line: [span(m.prompt.untilRemain)],
      search: '',
      territory: null,
      choose: { do: 'stage', stage },
    });
  }
  const defender = ownerOf(model, to);
  return {
    kind: 'list',
    title: [
      bold(`${words.territory(from)} ${armies}`),
      between(m.prompt.against),
      bold(`${words.territory(to)} ${armiesOn(model, to)} `),
      seatMark(model, defender),
      ...oddsColumns(model, from, to),
    ],
    items,
    hint: [],
  };
};

export const fortifyPrompt = (model: Model, decision: DecisionOf<'fortify'>): Prompt => {
  const { m } = model.context.words;
  const origins = [...new Set(decision.options.map((o) => o.from))].sort(
    (a, b) => armiesOn(model, b) - armiesOn(model, a),
  );
  const items = origins.map((from) =>
    item(model, from, [...territoryLine(model, from), gap, dim(threatNote(model, from, decision.seat))], {
      do: 'stage',
      stage: { at: 'target', from },
    }),
  );
  const skip = passItem(m.prompt.skipFortify, answerWith({ type: 'skipFortify' }));
  return {
    kind: 'list',
    title: [bold(m.prompt.fortifyFrom)],
    items: [skip, ...items],
    hint: [dim(m.prompt.fortifyHint)],
  };
};

export const fortifyTargetPrompt = (model: Model, decision: DecisionOf<'fortify'>, from: TerritoryId): Prompt => {
  const { words } = model.context;
  const items = decision.options
    .filter((o) => o.from === from)
    .map(({ to, max }) =>
      item(model, to, [...territoryLine(model, to), gap, dim(threatNote(model, to, decision.seat))], {
        do: 'stage',
        stage: { at: 'number', of: 'fortify', from, to, min: 1, max, value: max, typed: '' },
      }),
    );
  return {
    kind: 'list',
    title: [
      bold(words.territory(from)),
      span(`  ${words.m.armies(armiesOn(model, from))}.  ${words.m.prompt.fortifyTo}`),
    ],
    items,
    hint: [],
  };
};
