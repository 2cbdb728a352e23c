// What the operator does about the house and its people: each is checked against the store, like all that is done there.
import type { House as HouseRow, Player } from '../../store/index.js';
import { checkName } from '../names.js';
import type { Known } from './known.js';
import { type HouseOptions, no, type Operating, type Outcome } from './types.js';

export const createOperating = ({ store, onError }: HouseOptions, known: Known): Operating => {
  const changing = async (
    change: (house: HouseRow) => Partial<Pick<HouseRow, 'notice' | 'bans'>>,
  ): Promise<Outcome<HouseRow>> => {
    try {
      for (;;) {
        const house = await store.house();
        const done = await store.changeHouse(house.version, change(house));
        if (done !== 'late') return { ok: true, value: done };
      }
    } catch (error) {
      onError(error, 'house');
      return no('notStored');
    }
  };
  /** The name at tables that have not ended. */
  const renameSeats = async ({ id, name }: Player): Promise<void> => {
    for (const game of known.ofPlayer(id)) {
      await known.changing(game.id, ({ seats }) => ({
        seats: seats.map((seat) => (seat.kind === 'person' && seat.player === id ? { ...seat, name } : seat)),
      }));
    }
  };
  return {
    setNotice: (notice) => changing(() => ({ notice })),
    setBans: (change) => changing(({ bans }) => ({ bans: [...change(bans)] })),
    rename: async (player, typed) => {
      const checked = checkName(typed);
      if (!checked.ok) return checked;
      const { name, skeleton } = checked;
      for (;;) {
        const now = await store.player(player.id);
        if (now === null) return { ok: false, fault: 'taken' };
        const done = await store.changePlayer(now.id, now.version, { name, skeleton });
        if (done === 'late') continue;
        if (typeof done !== 'object') return { ok: false, fault: 'taken' };
        await renameSeats(done);
        return { ok: true, player: done };
      }
    },
  };
};
