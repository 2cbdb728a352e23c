// What people do about tables: make one, sit down, stand up, begin, close, and play again. The store decides each of them.
import { headerOf, rulesOfGame, sealOf } from '../../core/index.js';
import type { Game, GameId, Player } from '../../store/index.js';
import { headerLine } from '../../table/recordText.js';
import { newSecret } from '../../table/sealing.js';
import { newCode } from '../codes.js';
import { createRate } from '../limits.js';
import { isComplete, seatsOf } from '../lobby/form.js';
import { skeletonOf } from '../names.js';
import { filledWithBots, gameOfForm, setupOfGame, withOtherBotNames } from '../setup.js';
import type { Known } from './known.js';
import type { Tables } from './tables.js';
import { type HouseOptions, type Making, no, type Outcome, seatOfPlayer } from './types.js';

const isFull = (game: Game): boolean => game.seats.every(({ kind }) => kind === 'person' || kind === 'bot');

/** The seats of a rematch: they go round, so that somebody else begins; the others' are kept for them. */
const seatsAgain = ({ seats }: Game, player: Player): Game['seats'] =>
  [...seats.slice(1), ...seats.slice(0, 1)].map((seat) =>
    seat.kind === 'person' && seat.player !== player.id
      ? { kind: 'kept', name: seat.name, skeleton: skeletonOf(seat.name) }
      : seat,
  );

export const createMaking = (options: HouseOptions, known: Known, tables: Tables): Making => {
  const { store, limits, onError } = options;
  const requests = createRate(limits.requestsPerMinute, 60_000);
  const allowed = (player: Player): boolean => requests.allow(`${player.id}`, store.now());

  /** Writes the first line and lets the game begin, once every seat is taken. */
  const start = async (game: Game): Promise<Outcome<Game>> => {
    const words = game.seats.map((seat) => (seat.kind === 'person' ? seat.word : ''));
    const chance = { dice: 'sealed', table: `${game.id}`, seal: game.seal, words, secret: null } as const;
    const setup = setupOfGame(game, chance, options.packs);
    if (!setup.ok) return no('gone');
    const rules = rulesOfGame(setup.value);
    if (!rules.ok) return no('gone');
    try {
      const header = headerLine(headerOf(rules.value, setup.value.chance, setup.value.seats)).trimEnd();
      await store.append(game.id, 0, header);
      await store.sync(game.id);
    } catch (error) {
      onError(error, `game ${game.id}`);
      return no('notStored');
    }
    const begun = await known.changing(game.id, ({ status }) => (status === 'open' ? { status: 'playing' } : 'late'));
    if (begun.ok) await tables.table(game.id).catch(() => {});
    return begun;
  };

  const sit = async (player: Player, id: GameId, word: string, code?: string): Promise<Outcome<Game>> => {
    if (!allowed(player)) return no('tooFast');
    if (known.unfinished(player) >= limits.tablesPerPlayer) return no('tooManyTables');
    const sat = await known.changing(id, (game) => {
      if (game.status !== 'open') return 'full';
      if (seatOfPlayer(game, player) !== null) return 'late';
      const skeleton = skeletonOf(player.name);
      const kept = game.seats.findIndex((seat) => seat.kind === 'kept' && seat.skeleton === skeleton);
      if (game.code !== null && game.code !== code && kept < 0) return 'noSuchCode';
      const at = kept >= 0 ? kept : game.seats.findIndex(({ kind }) => kind === 'open');
      if (at < 0) return 'full';
      const seats = game.seats.map((seat, i) =>
        i === at ? { kind: 'person' as const, player: player.id, name: player.name, word } : seat,
      );
      return { seats: withOtherBotNames(seats) };
    });
    return sat.ok && isFull(sat.value) ? start(sat.value) : sat;
  };

  const sitAgain = (player: Player, id: GameId): Promise<Outcome<Game>> => {
    const game = known.get(id);
    if (game !== null && seatOfPlayer(game, player) !== null) return Promise.resolve({ ok: true, value: game });
    return sit(player, id, `${player.name} again`);
  };

  return {
    create: async (player, form) => {
      if (!allowed(player)) return no('tooFast');
      if (known.unfinished(player) >= limits.tablesPerPlayer) return no('tooManyTables');
      const secret = newSecret();
      try {
        const made = await store.createGame(gameOfForm(form, player, { secret, seal: sealOf(secret) }, newCode()));
        known.keep(made);
        return isComplete(form) || seatsOf(form).length === 0 ? start(made) : { ok: true, value: made };
      } catch (error) {
        onError(error, 'create');
        return no('notStored');
      }
    },
    sit,
    stand: (player, id) =>
      known.changing(id, (game) => {
        const at = seatOfPlayer(game, player);
        if (game.status !== 'open' || at === null) return 'gone';
        return { seats: game.seats.map((seat, i) => (i === at ? { kind: 'open' as const } : seat)) };
      }),
    begin: async (player, id) => {
      const filled = await known.changing(id, (game) => {
        if (game.status !== 'open' || game.maker !== player.id) return 'gone';
        return { seats: filledWithBots(game.seats) };
      });
      return filled.ok ? start(filled.value) : filled;
    },
    closeTable: async (player, id) => {
      const closed = await known.changing(id, (game) => {
        if (game.status === 'ended' || game.status === 'closed') return 'gone';
        const mayClose =
          player === null || options.isAdmin(player) || (game.status === 'open' && game.maker === player.id);
        return mayClose ? { status: 'closed', ended: store.now() } : 'gone';
      });
      if (closed.ok) await tables.endEarly(id, 'closed');
      return closed;
    },
    rematch: async (player, id) => {
      const game = await store.game(id);
      if (game === null || game.status !== 'ended' || seatOfPlayer(game, player) === null) return no('gone');
      if (game.rematch !== null) return sitAgain(player, game.rematch);
      const secret = newSecret();
      const { variant, profile, board, clock, delay } = game;
      try {
        const made = await store.createGame({
          ...{ variant, profile, board, options: game.options, clock, delay },
          maker: player.id,
          code: game.code === null ? null : newCode(),
          seats: seatsAgain(game, player),
          seal: sealOf(secret),
          secret,
        });
        known.keep(made);
        const linked = await known.changing(id, (row) => (row.rematch === null ? { rematch: made.id } : 'late'));
        if (!linked.ok) {
          await known.changing(made.id, () => ({ status: 'closed' }));
          const first = await store.game(id);
          return first?.rematch ? sitAgain(player, first.rematch) : no('late');
        }
        return isFull(made) ? start(made) : { ok: true, value: made };
      } catch (error) {
        onError(error, 'rematch');
        return no('notStored');
      }
    },
    byCode: async (player, code) => {
      if (!allowed(player)) return no('tooFast');
      const [game] = await store.games({ code, status: ['open', 'playing'] }, 1);
      return game === undefined ? no('noSuchCode') : { ok: true, value: game };
    },
  };
};
