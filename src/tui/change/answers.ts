// What has been chosen becomes an answer, the next step, or a question whether it is meant. Pure.
import type { Action, Answer, PlaceId, Reactions, Seat, TerritoryId } from '../../core/index.js';
import type { Auto, Model } from '../model.js';
import type { Choose, Item } from '../prompts/index.js';
import { chooseAfter } from '../prompts/offers.js';
import { autoAfter } from './auto.js';
import { blitzDice, fightOn } from './blitz.js';
import { goTo, type Updated } from './stages.js';

export const just = (model: Model): Updated => [model, []];
export const notice = (model: Model, text: string): Updated => just({ ...model, notice: text });

/** What the answer was about: where the next question begins. */
export const lastOf = (model: Model, action: Action): Pick<Model, 'lastAttack' | 'lastPlaced'> => {
  const { lastAttack, lastPlaced } = model;
  if (action.type === 'attack') return { lastAttack: { from: action.from, to: action.to }, lastPlaced };
  if (action.type === 'place') return { lastAttack, lastPlaced: action.territory };
  if (action.type !== 'choose') return { lastAttack, lastPlaced };
  const { from, to, territory } = action.values;
  if (action.offer === 'attack' || action.offer === 'sail')
    return { lastAttack: { from: from as PlaceId, to: to as PlaceId }, lastPlaced };
  return { lastAttack, lastPlaced: action.offer === 'place' ? (territory as TerritoryId) : lastPlaced };
};

export const answer = (model: Model, action: Answer, auto: Auto | null): Updated => {
  if (model.decision === null) return just(model);
  const next: Model = {
    ...model,
    auto: auto ?? autoAfter(model, action),
    filter: null,
    ...lastOf(model, action),
  };
  return [next, [{ do: 'answer', question: model.decision.id, action, pace: false }]];
};

/** T-3: the last army of a step is placed only when the player says that all stand right. */
const isLastPlaced = ({ decision, view }: Model, action: Answer): boolean =>
  decision?.kind === 'place' &&
  view.phase === 'placeShared' &&
  decision.after === 0 &&
  action.type === 'place' &&
  action.count === decision.pool;

const answerOrConfirm = (model: Model, action: Answer, auto: Auto | null): Updated =>
  isLastPlaced(model, action)
    ? just({ ...model, confirm: { ask: 'placed', answer: action } })
    : answer(model, action, auto);

const choose = (model: Model, choice: Choose): Updated => {
  switch (choice.do) {
    case 'answer':
      return answerOrConfirm(model, choice.answer, choice.auto);
    case 'stage':
      return goTo(model, choice.stage);
    case 'confirm':
      return just({ ...model, confirm: choice.confirm });
    case 'say':
      return notice(model, choice.text);
  }
};

/** N-CARD-4: when `seat` is asked for reactions from now on. */
export const reactionsSet = (model: Model, seat: Seat, reactions: Reactions): Updated => {
  const { napoleon } = model.context.words.m;
  return [
    { ...model, confirm: null, notice: napoleon.reactionsAre(napoleon.reactionModes[reactions]) },
    [{ do: 'aside', seat, action: { type: 'setReactions', reactions } }],
  ];
};

export const chooseItem = (model: Model, item: Item): Updated => choose(model, item.choose);

export const acceptNumber = (model: Model): Updated => {
  const { stage, decision } = model;
  if (stage.at !== 'number' || decision === null) return just(model);
  if (stage.of === 'offer') {
    const path = [...stage.path, { field: stage.field, value: stage.value }];
    return choose(model, chooseAfter(model, decision, path));
  }
  if (stage.of === 'fight') {
    const { fight, value: remain } = stage;
    const first = fightOn(model, decision, { ...fight, remain });
    return first === null ? just(model) : answer(model, first, { do: 'fight', ...fight, remain });
  }
  const { of, from, to, value } = stage;
  switch (of) {
    case 'place':
      return answerOrConfirm(model, { type: 'place', territory: to, count: value }, null);
    case 'moveIn':
      return answer(model, { type: 'moveIn', count: value }, null);
    case 'fortify':
      return answer(model, { type: 'fortify', from, to, count: value }, null);
    case 'remain': {
      const option =
        decision.kind === 'attack' ? decision.options.find((o) => o.from === from && o.to === to) : undefined;
      if (!option) return just(model);
      const dice = blitzDice(model, option, value);
      return answer(model, { type: 'attack', from, to, dice }, { do: 'blitz', from, to, remain: value });
    }
  }
};
