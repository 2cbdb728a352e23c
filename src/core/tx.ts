// One action in progress: the only code that draws random numbers, moves frames and records events.
import { changed } from './change.js';
import { evolve } from './evolve.js';
import { withNapoleonTurn } from './napoleon/evolve.js';
import { resumeStream, type Stream, shuffle } from './rng.js';
import type { CardId, Frame, GameEvent, NapoleonTurn, Rules, Seat, State, Tx } from './types.js';

export class Transaction implements Tx {
  readonly rules: Rules;
  readonly events: GameEvent[] = [];
  #state: State;
  #stream: Stream | null = null;

  constructor(rules: Rules, state: State) {
    this.rules = rules;
    this.#state = state;
  }

  /** The state so far. The stream's own place in it is written back by `finish`. */
  get state(): State {
    return this.#state;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    this.#state = evolve(this.rules, this.#state, event);
  }

  push(...frames: readonly Frame[]): void {
    this.#state = changed(this.#state, { frames: [...this.#state.frames, ...frames] });
  }

  pop(): void {
    this.#state = changed(this.#state, { frames: this.#state.frames.slice(0, -1) });
  }

  /** Takes the top frame away and puts `frames` in its place, the last on top. */
  replace(...frames: readonly Frame[]): void {
    this.#state = changed(this.#state, { frames: [...this.#state.frames.slice(0, -1), ...frames] });
  }

  /** Drops everything that was going on and leaves `frames` instead; nothing, when the game is over. */
  clear(...frames: readonly Frame[]): void {
    this.#state = changed(this.#state, { frames });
  }

  /** Remembers something within the turn of Risk Napoleon: no piece moves. */
  note(change: Partial<NapoleonTurn>): void {
    this.#state = withNapoleonTurn(this.#state, change);
  }

  /** `count` dice in the order in which they fell. */
  roll(count: number): number[] {
    const stream = this.#open();
    const dice: number[] = [];
    for (let n = 0; n < count; n++) dice.push(stream.die());
    return dice;
  }

  /** An integer from 0 to `bound` - 1. */
  pick(bound: number): number {
    return this.#open().pick(bound);
  }

  shuffle<T>(items: readonly T[]): T[] {
    return shuffle(items, (bound) => this.pick(bound));
  }

  /** C-CARD-7, N-CARD-6: draws the top card; an empty pile is made anew from the discards; both empty: no card, no error. */
  drawCard(seat: Seat): void {
    if (this.#state.deck.length === 0 && this.#state.discards.length > 0) {
      this.emit({ type: 'deckShuffled', deck: this.shuffle<CardId>(this.#state.discards), from: 'discards' });
    }
    const card = this.#state.deck[0];
    this.emit(card === undefined ? { type: 'noCardLeft', seat } : { type: 'cardDrawn', seat, card });
  }

  finish(): State {
    return this.#stream ? changed(this.#state, { rng: this.#stream.save() }) : this.#state;
  }

  #open(): Stream {
    this.#stream ??= resumeStream(this.#state.rng);
    return this.#stream;
  }
}
