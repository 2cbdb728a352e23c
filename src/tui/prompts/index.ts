// Decision and stage -> the prompt that is on the screen. The only place that knows which question looks like what.
import type { CardSet, DecisionOf, TerritoryId } from '../../core/index.js';
import { bold, dim, type Line, padStart, span } from '../frame/line.js';
import { armiesOn, seatMark } from '../frame/marks.js';
import type { Model, Stage } from '../model.js';
import { fightNumberPrompt, offerNumberPrompt } from './numbers.js';
import { offersPrompt } from './offers.js';
import { answerWith, type Item, type Prompt } from './prompt.js';
import { clashLine } from './reactions.js';
import { itemColumns } from './region.js';
import { nextStep } from './steps.js';
import {
  attackPrompt,
  claimPrompt,
  fortifyPrompt,
  fortifyTargetPrompt,
  howPrompt,
  placePrompt,
  targetPrompt,
} from './territories.js';

export { type Choose, filtered, type Item, type Prompt } from './prompt.js';

const tradeItem = (model: Model, set: CardSet, bonusOn: TerritoryId | null, n: number): Item => {
  const { words } = model.context;
  const bonus = bonusOn === null ? [] : [span(`  ${words.m.prompt.cardBonus(words.placeOf(bonusOn))}`)];
  return {
    id: `set-${n}-${bonusOn ?? ''}`,
    line: [bold(`+${padStart(`${set.value}`, 2)}  `), span(words.m.list(set.cards.map(words.card))), ...bonus],
    search: set.cards.map(words.card).join(' '),
    territory: bonusOn,
    choose: answerWith({ type: 'trade', cards: set.cards, bonusOn }),
  };
};

const tradePrompt = (model: Model, decision: DecisionOf<'trade'>): Prompt => {
  const { m } = model.context.words;
  const sets = decision.sets.flatMap((set, n) =>
    (set.bonusOn.length === 0 ? [null] : set.bonusOn).map((on) => tradeItem(model, set, on, n)),
  );
  // The sets that bring the two extra armies first; within those the order of the rules.
  const items = sets.sort((a, b) => Number(a.territory === null) - Number(b.territory === null));
  const keep: Item = {
    id: 'keep',
    line: [span(m.prompt.keepCards)],
    search: '',
    territory: null,
    choose: answerWith({ type: 'endTrade' }),
  };
  const cards = model.view.seats[decision.seat]?.cards ?? 0;
  return {
    kind: 'list',
    title: [bold(decision.mandatory ? m.prompt.mustTrade(cards) : m.prompt.mayTrade(cards))],
    items: decision.mandatory ? items : [...items, keep],
    hint: [dim(m.prompt.tradeFinal)],
  };
};

/** Who is asked for defence dice, and for which place. */
const defendTitle = (model: Model, { seat, battle }: DecisionOf<'defend'>): string => {
  const { words } = model.context;
  const { napoleon, prompt } = words.m;
  return words.fitting(itemColumns(model), [battle.to], (place) => {
    const ask = model.view.napoleon
      ? napoleon.defend(place)
      : prompt.defend(place, armiesOn(model, battle.to as TerritoryId));
    return ` ${words.seat(seat)}, ${ask}`;
  });
};

const defendHint = (model: Model, { battle }: DecisionOf<'defend'>): Line => {
  if (model.view.napoleon) return clashLine(model);
  const { words } = model.context;
  const [name, armies] = [words.seat(model.view.turn.seat), armiesOn(model, battle.from as TerritoryId)];
  return [dim(words.m.prompt.attackedBy(name, words.placeOf(battle.from), armies, battle.dice))];
};

const defendPrompt = (model: Model, decision: DecisionOf<'defend'>): Prompt => {
  const { min, max } = decision;
  const items = Array.from({ length: max - min + 1 }, (_, i) => max - i).map(
    (dice): Item => ({
      id: `defend-${dice}`,
      line: [span(model.context.words.m.prompt.defendWith(dice))],
      search: '',
      territory: null,
      choose: answerWith({ type: 'defend', dice }),
    }),
  );
  return {
    kind: 'list',
    title: [seatMark(model, decision.seat), bold(defendTitle(model, decision))],
    items,
    hint: defendHint(model, decision),
  };
};

type NumberStage = Exclude<Extract<Stage, { at: 'number' }>, { of: 'offer' | 'fight' }>;

/** What the chosen number leads to, in words: `Alaska 3, Kamchatka 5`. */
const outcomeOf = (model: Model, { of, from, to, value }: NumberStage): Line => {
  const { words } = model.context;
  if (of === 'place') return [dim(words.m.prompt.thenHolds(words.placeOf(to), armiesOn(model, to) + value))];
  if (of === 'remain') return [dim(words.m.prompt.stopsAt(words.placeOf(from), value))];
  return [
    dim(
      words.m.prompt.thenHoldBoth(
        words.placeOf(from),
        armiesOn(model, from) - value,
        words.placeOf(to),
        armiesOn(model, to) + value,
      ),
    ),
  ];
};

const numberPrompt = (model: Model, stage: NumberStage): Prompt => {
  const { words } = model.context;
  const titles = {
    place: words.m.prompt.howManyPlace(words.placeOf(stage.to)),
    moveIn: words.m.prompt.howManyMoveIn(words.placeOf(stage.to)),
    fortify: words.m.prompt.howManyFortify(words.placeOf(stage.to)),
    remain: words.m.prompt.howManyRemain(words.placeOf(stage.from)),
  };
  const { min, max, value } = stage;
  return { kind: 'number', title: [bold(titles[stage.of])], hint: outcomeOf(model, stage), min, max, value };
};

const prompts = new WeakMap<Model, Prompt | null>();

/** The prompt of the open question; null when nobody here is asked. Made once for each model: list, map and keys ask. */
export const promptOf = (model: Model): Prompt | null => {
  const known = prompts.get(model);
  if (known !== undefined) return known;
  const prompt = makePrompt(model);
  prompts.set(model, prompt);
  return prompt;
};

const makePrompt = (model: Model): Prompt | null => {
  const { decision, stage } = model;
  if (decision === null) return null;
  if (stage.at === 'number') {
    if (stage.of === 'fight') return fightNumberPrompt(model, stage);
    return stage.of === 'offer' ? offerNumberPrompt(model, stage) : numberPrompt(model, stage);
  }
  switch (decision.kind) {
    case 'claim':
      return claimPrompt(model, decision);
    case 'place':
      return placePrompt(model, decision);
    case 'trade':
      return tradePrompt(model, decision);
    case 'attack': {
      if (stage.at === 'target') return targetPrompt(model, decision, stage.from);
      const option =
        stage.at === 'how' ? decision.options.find((o) => o.from === stage.from && o.to === stage.to) : null;
      return option ? howPrompt(model, option) : attackPrompt(model, decision);
    }
    case 'defend':
      return defendPrompt(model, decision);
    case 'fortify':
      return stage.at === 'target' ? fortifyTargetPrompt(model, decision, stage.from) : fortifyPrompt(model, decision);
    case 'moveIn':
      return null;
    default:
      return offersPrompt(model, decision, stage);
  }
};

/** The stage in which a question begins. */
export const firstStage = (decision: Model['decision']): Stage => {
  if (decision?.kind === 'advance') {
    const step = nextStep(decision, []);
    if (step.kind === 'number') {
      const { field, min, max } = step;
      return { at: 'number', of: 'offer', path: [], field, min, max, value: max, typed: '' };
    }
  }
  if (decision?.kind !== 'moveIn') return { at: 'choose' };
  const { from, to, min, max } = decision;
  return { at: 'number', of: 'moveIn', from, to, min, max, value: max, typed: '' };
};

/** What a list calls the item that ends a phase, or does without what it asks for. */
const ENDS = /^(?:pass|keep|group-end.*)$/;

/** The item that ends the phase of the open question; null where it has no end of its own. */
export const endItem = (model: Model): Item | null => {
  const { decision, stage, filter } = model;
  if (decision === null) return null;
  const isFirst = stage.at === 'choose' && filter === null;
  const prompt = promptOf(isFirst ? model : { ...model, stage: firstStage(decision), filter: null });
  return (prompt?.kind === 'list' ? prompt.items.find(({ id }) => ENDS.test(id)) : undefined) ?? null;
};
