// The game that the pictures are of: Risk Napoleon by bots, with one of them in the seat of a person, so that its
// questions are on the screen.
import { BOTS } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import { rulesOf, setupOf } from '../../src/cli/options.js';
import { type Look, screen } from '../../src/cli/screening.js';
import { hash, headerOf, type RecordEntry, shortHash } from '../../src/core/index.js';
import { messagesIn } from '../../src/text/index.js';
import type { Model } from '../../src/tui/model.js';

export const SEED = 'waterloo';

/** Every model that a screen with `look` has of the game, in order, as `replay` makes them of its record. */
export const modelsOf = (look: Look): readonly Model[] => {
  const m = messagesIn(look.language);
  const { setup, chance, seats } = setupOf(m, { variant: 'napoleon', seed: SEED }, 1);
  const rules = rulesOf(m, setup);
  const entries: RecordEntry[] = [];
  const bots = seats.map(() => BOTS.colonel(rules));
  const { state } = playBots(rules, chance, bots, undefined, (step, seat, action) => {
    entries.push({ n: step.state.actions, seat, action, h: shortHash(step.state) });
  });
  if (state.outcome === null) throw new Error('the game does not end');
  const record = {
    header: headerOf(rules, chance, seats),
    entries,
    end: { outcome: state.outcome, hash: hash(state) },
  };
  const models: Model[] = [];
  const shown = screen(record, rules, look, null, (model) => models.push(model));
  if (!shown.ok) throw new Error(`the record does not replay: ${JSON.stringify(shown.error)}`);
  return models;
};
