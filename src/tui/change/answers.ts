// What has been chosen becomes an answer, the next step, or a question whether it is meant. Pure.
import type { Action, Answer, Reactions, Seat } from '../../core/index.js';
import type { Auto, Model } from '../model.js';
import { type Choose, chooseAfter, type Item } from '../prompts/index.js';
import { autoAfter } from './auto.js';
import { fightOn } from './blitz.js';
import { goTo, type Updated } from './stages.js';

export const just = (model: Model): Updated => [model, []];
export const notice = (model: Model, text: string): Updated => just({ ...model, notice: text });

/** What the answer was about: where the next question begins. */
export const lastOf = (model: Model, action: Action): Pick<Model, 'lastAttack' | 'lastPlaced'> => {
  const { lastAttack, lastPlaced } = model;
  if (action.type === 'attack' || action.type === 'sail')
    return { lastAttack: { from: action.from, to: action.to }, lastPlaced };
  return { lastAttack, lastPlaced: action.type === 'place' ? action.territory : lastPlaced };
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
  const { fight, value: remain } = stage;
  const first = fightOn(model, decision, { ...fight, remain });
  return first === null ? just(model) : answer(model, first, { do: 'fight', ...fight, remain });
};
