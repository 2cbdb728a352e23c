// risk-napoleon odds A D: exact chances of a fight to the end.
import { fightOdds, findProfile, MOST_ARMIES } from '../core/index.js';
import { jsonText, type Messages } from '../text/index.js';
import { UsageError } from './fail.js';
import { type GameFlags, numberFlag, setupSentence } from './options.js';
import type { Output } from './output.js';

export interface OddsFlags extends Pick<GameFlags, 'profile'> {
  readonly json?: boolean;
}

export const odds = (attackers: string, defenders: string, flags: OddsFlags, m: Messages, output: Output): void => {
  const a = numberFlag(m, m.cli.oddsAttackers, attackers, 1, MOST_ARMIES);
  const d = numberFlag(m, m.cli.oddsDefenders, defenders, 1, MOST_ARMIES);
  const profile = findProfile('classic', flags.profile ?? 'en');
  if (!profile.ok) throw new UsageError(setupSentence(m, profile.error));
  const result = fightOdds(profile.value, a, d);
  if (flags.json) output.print(`${jsonText(result)}\n`);
  else {
    const losses = m.cli.oddsLosses(m.decimal(result.attackerLosses, 2), m.decimal(result.defenderLosses, 2));
    const stays = a === 1 ? `${m.cli.oddsStay}\n` : '';
    output.print(`${m.cli.oddsLine(a, d)}\n${m.cli.oddsWin(m.percent(result.win, 1))}\n${losses}\n${stays}`);
  }
};
