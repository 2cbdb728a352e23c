// Attacking by itself until so many armies are left.
import type { AttackOption } from '../core/index.js';
import { armiesOn } from './marks.js';
import type { Model } from './model.js';

/** The most dice that never cost more armies than may be lost before `remain` are left, as far as the rules allow. */
export const blitzDice = (model: Model, option: AttackOption, remain: number): number => {
  const { profile } = model.context.rules;
  const spare = armiesOn(model, option.from) - remain;
  const defence = profile.defenceDice(armiesOn(model, option.to)).max;
  return spare >= Math.min(option.max, defence) ? option.max : Math.max(option.min, spare);
};
