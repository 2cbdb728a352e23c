// A game that one screen of this machine plays by itself, in a room of its own.
import { botFor, botStream } from '../../bots/index.js';
import { type Chance, type Seat, seedOf, type Timeline } from '../../core/index.js';
import { playersOf } from '../../narration/audience.js';
import { botDriver } from '../../table/driver.js';
import { homeRoom } from '../../table/homeRoom.js';
import type { OpenGame } from './opened.js';

export interface HomeGameOptions extends Omit<OpenGame, 'room' | 'audience' | 'left' | 'seed' | 'chance'> {
  readonly chance: Chance;
  readonly timeline: Timeline;
}

/** All its persons sit at this keyboard; once they have left it nobody plays on. */
export const homeGame = ({ chance, timeline, ...game }: HomeGameOptions): OpenGame => {
  const { rules, seats, record, outside } = game;
  const bot = (seat: Seat, from: number) => botDriver(botFor(rules, seats[seat]), botStream(chance, seat, from));
  const driver = (seat: Seat, from: number) => outside?.driver(seat) ?? bot(seat, from);
  const room = homeRoom({ rules, seats, timeline, record, driver, bot });
  const left = (): void => {
    void room.close();
    outside?.close();
  };
  return { ...game, chance, seed: seedOf(chance), room, audience: playersOf(seats), left };
};
