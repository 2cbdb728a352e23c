// What the bots' attacks may bring, as lines of the log: where the player wants that said.
import { BOT_IDS, purposeOf } from '../../bots/index.js';
import type { EventOf, GameEvent } from '../../core/index.js';
import type { LogLine } from '../../narration/told.js';
import type { Model } from '../model.js';

/** `declared` is not one more roll of the attack that was fought last. */
const isNew = ({ lastRoll }: Model, { from, to }: EventOf<'attackDeclared'>): boolean =>
  lastRoll === null || lastRoll.from !== from || lastRoll.to !== to;

const isBots = ({ context }: Model, { seat }: EventOf<'attackDeclared'>): boolean =>
  (BOT_IDS as readonly string[]).includes(context.seats[seat]?.driver ?? '');

const aimText = (model: Model, declared: EventOf<'attackDeclared'>): string | null => {
  const { rules, words } = model.context;
  const { aims } = words.m.bots;
  const reason = purposeOf(rules, model.view, declared.from, declared.to);
  if (reason === null || !('chance' in reason)) return null;
  const who = words.seat(declared.seat);
  const chance = words.m.percent(reason.chance, 0);
  switch (reason.why) {
    case 'kill':
      return aims.kill(who, words.seat(reason.seat), words.m.cards(reason.cards), chance);
    case 'complete':
      return aims.complete(who, words.regionOf(reason.region), chance);
    case 'break':
      return aims.breaks(who, words.regionOf(reason.region), words.seat(reason.seat), reason.bonus, chance);
    case 'card':
      return aims.card(who, chance);
    case 'ground':
      return null;
  }
};

/** A line for each attack of a bot that begins with `events`; `model` stands before them. */
export const aimLines = (model: Model, events: readonly GameEvent[]): LogLine[] => {
  if (model.context.settings?.reasons !== 'on') return [];
  return events.flatMap((event): LogLine[] => {
    if (event.type !== 'attackDeclared' || !isBots(model, event) || !isNew(model, event)) return [];
    const text = aimText(model, event);
    return text === null ? [] : [{ seat: event.seat, text, weight: 'minor' }];
  });
};
