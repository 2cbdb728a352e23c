// The battle card: who fights whom and where, the last dice as faces with their bonuses, which die beats which, what it cost,
// and how it is likely to end.
import type { Odds, Offer, Seat } from '../../core/index.js';
import type { Place } from '../../text/index.js';
import { chanceBar } from '../frame/chanceBar.js';
import type { Rect } from '../frame/layout.js';
import { bold, crop, dim, type Line, type Span, said, span, widthOf } from '../frame/line.js';
import { fillOf, percentText, pieceGlyphs, seatMark } from '../frame/marks.js';
import { createSketch, type Sketch } from '../frame/sketch.js';
import type { Fighter, Model, Roll } from '../model.js';
import { mix } from '../palette/colour.js';
import { fadedDie } from '../palette/screen.js';
import { themeOf } from '../palette/theme.js';
import { isFight, offerOdds } from '../prompts/odds.js';

// --- Dice -----------------------------------------------------------------------------------------------------------------

const DIE = 5;
const PIPS: readonly (readonly [string, string, string])[] = [
  ['     ', '  ●  ', '     '],
  [' ●   ', '     ', '   ● '],
  [' ●   ', '  ●  ', '   ● '],
  [' ● ● ', '     ', ' ● ● '],
  [' ● ● ', '  ●  ', ' ● ● '],
  [' ● ● ', ' ● ● ', ' ● ● '],
];

/** `won` stays, `lost` is faded, `free` met no other. */
type Fate = 'won' | 'lost' | 'free' | 'open';

const LOST = 0.5;

const dieStyle = (model: Model, seat: Seat, fate: Fate): Partial<Span> => {
  const theme = themeOf(model.context);
  const { fill, ink } = fillOf(model, seat);
  if (fill === null || ink === null) return fate === 'won' || fate === 'open' ? { inverse: true } : {};
  if (theme === null && (fate === 'free' || fate === 'lost')) return fadedDie(model.context);
  if (theme !== null && fate === 'free') return { bg: theme.row, fg: theme.text };
  if (theme !== null && fate === 'lost') return { bg: mix(fill, theme.panel, LOST), fg: theme.bright };
  return { bg: fill, fg: ink, bold: true };
};

const drawDie = (sketch: Sketch, model: Model, x: number, y: number, die: number, style: Partial<Span>): void => {
  const pips = PIPS[die - 1] ?? PIPS[0];
  pips?.forEach((row, k) => {
    const text = model.context.ascii ? row.replaceAll('●', 'o') : row;
    sketch.put(x, y + k, span(text, { ...style, say: '' }));
  });
};

/** A die's face while it tumbles: never the same twice running, and no chance in it. */
const face = (die: number, i: number, left: number): number => ((die + 3 * i + 2 * left) % 6) + 1;

/** Turns of a tumble in which dice already lie, one pair after the other. */
export const SETTLING = 2;

interface Die {
  readonly value: number;
  readonly bonus: number;
  readonly fate: Fate;
}

/** Both rows of dice as they are to be shown now. */
const diceOf = ({ tumble }: Model, roll: Roll): readonly [readonly Die[], readonly Die[]] => {
  const pairs = Math.min(roll.attack.length, roll.defence.length);
  const total = (dice: readonly number[], bonus: readonly number[], i: number): number =>
    (dice[i] ?? 0) + (bonus[i] ?? 0);
  const isWon = (i: number): boolean =>
    total(roll.attack, roll.attackBonus, i) > total(roll.defence, roll.defenceBonus, i);
  const settled = tumble === null ? pairs + 1 : Math.max(0, SETTLING + 1 - tumble.left);
  const dieAt =
    (dice: readonly number[], bonus: readonly number[], isAttack: boolean) =>
    (value: number, i: number): Die => {
      if (tumble !== null && i >= settled)
        return { value: face(value, i + (isAttack ? 0 : 2), tumble.left), bonus: 0, fate: 'open' };
      const fate = i >= pairs ? 'free' : isWon(i) === isAttack ? 'won' : 'lost';
      return { value, bonus: dice[i] === undefined ? 0 : (bonus[i] ?? 0), fate };
    };
  return [
    roll.attack.map(dieAt(roll.attack, roll.attackBonus, true)),
    roll.defence.map(dieAt(roll.defence, roll.defenceBonus, false)),
  ];
};

// --- Sides ----------------------------------------------------------------------------------------------------------------

/** `9→8 ★★ ⌂`: units before the roll and after it, officers and fortification. */
const forcesLine = ({ context, tumble }: Model, { lost, left, generals, isFortified }: Fighter): Line => {
  const glyphs = pieceGlyphs(context.ascii);
  const pieces = `${glyphs.general.repeat(Math.min(3, generals))}${isFortified ? glyphs.fort : ''}`;
  const arrow = context.ascii ? '>' : '→';
  // While the dice tumble nobody knows what they cost.
  const units = tumble === null ? [dim(`${left + lost}${arrow}`), bold(`${left}`)] : [bold(`${left + lost}`)];
  return [...units, ...(pieces === '' ? [] : [span(` ${pieces}`)])];
};

/** `0:2`, as the log has it. */
const lossesText = ({ attacker, attacked }: Roll): string => `${attacker.lost}:${attacked.lost}`;

/** The odds of the fight going on, where this screen's question is about it. */
const oddsNow = (model: Model, roll: Roll): Odds | null => {
  const { decision, tumble } = model;
  if (decision === null || tumble !== null) return null;
  const offers: readonly Offer[] = decision.offers;
  const offer = offers.filter(isFight).find(({ from, to }) => from === roll.from && to === roll.to);
  return offer ? offerOdds(model, offer) : null;
};

const percent = (share: number): string => percentText(share).replace('%', ' %');

// --- The card, at three widths ----------------------------------------------------------------------------------------------

interface Scene {
  readonly model: Model;
  readonly roll: Roll;
  readonly odds: Odds | null;
}

const NAME_COLUMNS = 11;
const FIRST_DIE = 12;
const NEXT_DIE = 8;

/** `7 ▼ 7` under each pair: totals, and whose is the higher. */
const pairText = ({ model, roll }: Scene, i: number): Line => {
  const a = (roll.attack[i] ?? 0) + (roll.attackBonus[i] ?? 0);
  const d = (roll.defence[i] ?? 0) + (roll.defenceBonus[i] ?? 0);
  const isWon = a > d;
  return [
    isWon ? bold(`${a}`) : dim(`${a}`),
    span(' '),
    said(seatMark(model, isWon ? roll.seat : roll.defender), ''),
    span(' '),
    isWon ? dim(`${d}`) : bold(`${d}`),
  ];
};

const drawDice = (
  sketch: Sketch,
  { model }: Scene,
  seat: Seat,
  dice: readonly Die[],
  x: number,
  y: number,
  step: number,
): void => {
  dice.forEach((die, i) => {
    drawDie(sketch, model, x + i * step, y, die.value, dieStyle(model, seat, die.fate));
    if (die.bonus > 0) sketch.put(x + i * step + DIE, y + 1, bold(`+${die.bonus}`));
  });
};

/** A place's name, or the short one where it has no room. */
const nameWithin = ({ bare, short }: Place, columns: number): string =>
  widthOf([span(bare)]) <= columns ? bare : short;

const drawSide = (sketch: Sketch, { model, roll }: Scene, isAttack: boolean, y: number): void => {
  const { words } = model.context;
  const [seat, place] = isAttack ? [roll.seat, roll.from] : [roll.defender, roll.to];
  sketch.put(0, y, seatMark(model, seat), ...crop([span(' '), bold(words.seat(seat))], NAME_COLUMNS));
  sketch.put(0, y + 1, ...crop([span(nameWithin(words.placeOf(place), NAME_COLUMNS))], NAME_COLUMNS));
  sketch.put(0, y + 2, ...crop(forcesLine(model, isAttack ? roll.attacker : roll.attacked), NAME_COLUMNS));
};

const drawLosses = (sketch: Sketch, { model, roll, odds }: Scene, x: number, y: number): void => {
  const { look, decimal } = model.context.words.m;
  sketch.put(x, y, dim(look.losses));
  sketch.putEnd(x + 13, y, said(seatMark(model, roll.seat), ''));
  sketch.putEnd(x + 18, y, said(seatMark(model, roll.defender), ''));
  sketch.put(x, y + 1, span(look.thisRoll));
  sketch.putEnd(x + 13, y + 1, bold(`${roll.attacker.lost}`));
  sketch.putEnd(x + 18, y + 1, bold(`${roll.attacked.lost}`));
  if (odds === null) return;
  sketch.put(x, y + 2, span(look.expected));
  sketch.putEnd(x + 13, y + 2, bold(decimal(odds.attackerLosses, 1)));
  sketch.putEnd(x + 18, y + 2, bold(decimal(odds.defenderLosses, 1)));
};

const keeps = ({ model }: Scene, odds: Odds): string => {
  const { look, decimal } = model.context.words.m;
  return look.keepsOf(decimal(Math.max(0, odds.attackers - odds.attackerLosses), 1), odds.attackers);
};

/** The right of the card: chance, bar, what is kept, losses. */
const drawChance = (sketch: Sketch, scene: Scene, x: number): void => {
  const { model, roll, odds } = scene;
  const { look } = model.context.words.m;
  if (odds !== null) {
    sketch.put(x, 0, bold(look.toTake(percent(odds.win))));
    sketch.put(x, 1, ...chanceBar(model, roll.seat, roll.defender, odds.win, 18));
    sketch.put(x, 2, dim(keeps(scene, odds)));
  }
  if (model.tumble === null) drawLosses(sketch, scene, x, 4);
};

const LOWER_DICE = 4;

const tallCard = (scene: Scene, rows: number): Sketch => {
  const { model, roll } = scene;
  const sketch = createSketch(rows);
  const [attack, defence] = diceOf(model, roll);
  drawSide(sketch, scene, true, 0);
  drawSide(sketch, scene, false, LOWER_DICE);
  drawDice(sketch, scene, roll.seat, attack, FIRST_DIE, 0, NEXT_DIE);
  drawDice(sketch, scene, roll.defender, defence, FIRST_DIE, LOWER_DICE, NEXT_DIE);
  const pairs = Math.min(attack.length, defence.length);
  for (let i = 0; i < pairs; i++)
    if (attack[i]?.fate !== 'open') sketch.put(FIRST_DIE + i * NEXT_DIE, 3, ...pairText(scene, i));
  return sketch;
};

/** Columns from which the chance stands beside the dice. */
const WIDE = 55;
const CHANCE_AT = 37;

/** The bar of a card without frames: shorter where what is kept needs the room. */
const NARROW_BAR = 13;
const LEAST_BAR = 8;

const narrowCard = (scene: Scene, { rows, columns }: Rect): Line[] => {
  const { model, roll, odds } = scene;
  const sketch = createSketch(rows);
  const [attack, defence] = diceOf(model, roll);
  const second = 20;
  sketch.put(0, 0, seatMark(model, roll.seat), span(' '), ...forcesLine(model, roll.attacker));
  sketch.put(second, 0, seatMark(model, roll.defender), span(' '), ...forcesLine(model, roll.attacked));
  drawDice(sketch, scene, roll.seat, attack.slice(0, 3), 0, 1, DIE + 1 + (attack.some((die) => die.bonus > 0) ? 1 : 0));
  drawDice(sketch, scene, roll.defender, defence, second, 1, DIE + (defence.some((die) => die.bonus > 0) ? 2 : 1));
  if (odds !== null && rows > 4) {
    sketch.put(0, 4, bold(percent(odds.win)));
    const kept: Line = [span(keeps(scene, odds))];
    const bar = Math.min(NARROW_BAR, columns - 7 - widthOf(kept));
    const isKept = bar >= LEAST_BAR;
    sketch.put(5, 4, ...chanceBar(model, roll.seat, roll.defender, odds.win, isKept ? bar : NARROW_BAR));
    if (isKept) sketch.put(6 + bar, 4, ...kept);
  } else if (rows > 4 && model.tumble === null) {
    sketch.put(0, 4, dim(`${model.context.words.m.look.losses} `), bold(lossesText(roll)));
  }
  return sketch.lines();
};

/** What stands in the card while a roll is told; the title names the places. */
export const battleLines = (model: Model, roll: Roll, rect: Rect): Line[] => {
  const scene: Scene = { model, roll, odds: oddsNow(model, roll) };
  if (rect.rows < 7) return narrowCard(scene, rect);
  const sketch = tallCard(scene, rect.rows);
  if (rect.columns >= WIDE) drawChance(sketch, scene, CHANCE_AT);
  else if (scene.odds !== null && rect.rows >= 10) {
    const { look, decimal } = model.context.words.m;
    sketch.put(0, 7, bold(percent(scene.odds.win)), span(`  ${keeps(scene, scene.odds)}`));
    sketch.put(0, 8, ...chanceBar(model, roll.seat, roll.defender, scene.odds.win, rect.columns));
    const [mine, theirs] = [scene.odds.attackerLosses, scene.odds.defenderLosses].map((n) => decimal(n, 1));
    sketch.put(
      0,
      9,
      dim(`${look.lossesNow} `),
      bold(lossesText(roll)),
      dim(`  ${look.expected} `),
      bold(`${mine}:${theirs}`),
    );
  }
  return sketch.lines();
};

/** `Battle Piedmont → Lombardy`. */
export const battleTitle = ({ context }: Model, roll: Roll): Line => {
  const arrow = context.ascii ? '>' : '→';
  const where =
    roll.from === roll.to
      ? context.words.place(roll.from)
      : `${context.words.place(roll.from)} ${arrow} ${context.words.place(roll.to)}`;
  return [bold(context.words.m.look.battle), span(` ${where}`)];
};
