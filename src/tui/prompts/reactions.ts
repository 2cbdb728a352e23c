// What a reaction in Risk Napoleon can still change: the roll that is being made, and which dice are rolled again.
import {
  answerTo,
  attackBonus,
  type Clash,
  defenceBonus,
  foeAt,
  lossesNow,
  type Offer,
  unitsAt,
} from '../../core/index.js';
import { diceText } from '../../narration/narrate.js';
import { between, bold, type Line, span } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';
import { plainItem } from './fights.js';
import { answerWith, type Prompt } from './prompt.js';

/** The roll that is being made: dice with what is added to them, and the losses as it stands. */
export const clashLine = (model: Model): Line => {
  const { rules, words } = model.context;
  const clash = model.view.napoleon?.clash;
  if (!clash) return [];
  const attack = [...clash.attack].sort((a, b) => b - a);
  const defence = [...clash.defence].sort((a, b) => b - a);
  if (attack.length === 0) return before(model, clash);
  const { attacker, defender } = lossesNow(rules, model.view, clash);
  return [
    bold(diceText(attack, attackBonus(model.view, clash))),
    between(words.m.prompt.against),
    bold(diceText(defence, defenceBonus(rules, model.view, clash, defence.length))),
    span(`  ${words.m.napoleon.lossesNow(attacker, defender)}`),
  ];
};

/** Both sides before the roll: `▲ 5, 3 dice +1 against ◆ 2 +1`. */
const before = (model: Model, clash: Clash): Line => {
  const { rules, words } = model.context;
  const { seat } = model.view.turn;
  const foe = foeAt(rules, model.view, clash.to, seat);
  const units = unitsAt(rules, model.view, clash.from, seat);
  const dice = words.m.napoleon.dice(clash.dice);
  const isAtSea = rules.board.zoneIndex.has(clash.from);
  const plus = (bonus: readonly number[]): string =>
    bonus
      .filter((n) => n > 0)
      .map((n) => ` +${n}`)
      .join('');
  return [
    seatMark(model, seat),
    span(` ${units}, ${dice}`, { say: `${isAtSea ? words.m.napoleon.ships(units) : words.units(units)}, ${dice}` }),
    bold(plus(attackBonus(model.view, clash))),
    between(words.m.prompt.against),
    seatMark(model, foe),
    span(` ${foe === null ? 0 : unitsAt(rules, model.view, clash.to, foe)}`),
    bold(plus(defenceBonus(rules, model.view, clash, 2))),
  ];
};

/** Old Guard: which dice are rolled again, the most promising choice first. */
export const rerollPrompt = (model: Model, offer: Offer): Prompt => {
  const { napoleon } = model.context.words.m;
  const clash = model.view.napoleon?.clash;
  const dice = (model.view.turn.seat === model.decision?.seat ? clash?.attack : clash?.defence) ?? [];
  const masks = Array.from({ length: 2 ** dice.length - 1 }, (_, i) => i + 1);
  const gain = (mask: number): number =>
    dice.reduce((total, die, i) => ((mask >> i) & 1 ? total + die - 3.5 : total), 0);
  const items = masks
    .sort((a, b) => gain(a) - gain(b))
    .map((mask) => {
      const shown = dice.filter((_, i) => (mask >> i) & 1).join(' ');
      return plainItem(`dice-${mask}`, napoleon.reroll(shown), answerWith(answerTo(offer, { dice: mask })));
    });
  return { kind: 'list', title: [bold(napoleon.chooseDice)], items, hint: clashLine(model) };
};
