// D-4: dice that have fallen stand, also while cards may still be played on them.
import { expect, test } from '@jest/globals';
import { BOTS, botStream } from '../../../src/bots/index.js';
import { advance, decision, type Seat, startTimeline, undo, view } from '../../../src/core/index.js';
import { applyNow } from '../../support/moments.js';
import { begin, chanceFrom, napoleonOptions, rulesFrom, setupOf } from '../../support/setups.js';

test('D-4: an action that draws from the stream cannot be taken back, whatever it shows', () => {
  const napoleon = { ...napoleonOptions(3), reactions: ['each', 'each', 'each'] as const };
  const rules = rulesFrom({ ...setupOf(3, 'undo', { napoleon, deal: true }, 'europe'), variant: 'napoleon' });
  const bot = BOTS.colonel(rules);
  let timeline = startTimeline(begin(rules));
  let rollsBeforeWindow = 0;
  for (let n = 0; n < 600; n++) {
    const open = decision(rules, timeline.state);
    if (open === null) break;
    const [action] = bot(view(rules, timeline, open.seat), open, botStream(chanceFrom('undo'), n));
    const step = applyNow(rules, timeline, open.seat as Seat, action);
    if (!step.ok) throw new Error('test: refused');
    const isDrawn = JSON.stringify(step.value.state.rng) !== JSON.stringify(timeline.state.rng);
    timeline = advance(timeline, open.seat, step.value);
    if (!isDrawn) continue;
    if (!step.value.events.some((e) => e.type === 'diceRolled')) rollsBeforeWindow++;
    expect(undo(rules, timeline, 1)).toBeNull();
  }
  expect(rollsBeforeWindow).toBeGreaterThan(0);
});
