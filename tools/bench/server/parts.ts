// Where a key at a table goes, part by part, in the bench's own process: CPU beside a loop that is run in between.
import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playBots } from '../../../src/bots/selfPlay.js';
import {
  type Action,
  apply,
  type Chance,
  create,
  hash,
  type Moment,
  type Rules,
  type Seat,
  sealOf,
} from '../../../src/core/index.js';
import { sitAtTable } from '../../../src/server/atTable.js';
import { openHouse } from '../../../src/server/house/index.js';
import { enrolKey } from '../../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../../src/server/limits.js';
import { againstBots } from '../../../src/server/lobby/form.js';
import { gridOf } from '../../../src/server/visit.js';
import { openFolderStore } from '../../../src/store/index.js';
import { onKey } from '../../../src/tui/change/update.js';
import type { Grid } from '../../../src/tui/terminal/cell.js';
import { diffGrids } from '../../../src/tui/terminal/diff.js';
import { createKeyDecoder } from '../../../src/tui/terminal/keys.js';
import { specialKey } from '../../../src/tui/terminal/keyTypes.js';
import { cpuMs, median, type Row, sample } from '../measure.js';
import { botsFor, gameFor } from '../rules.js';

const DEPTH = 24;
const SIZE = { columns: 80, rows: 24 } as const;
const SAMPLES = 15;
const EACH = 100;
const LINE = `{"seat":2,"action":{"type":"choose","offer":"attack","values":{"from":12,"to":17,"dice":3}},"hash":"${'0'.repeat(16)}"}`;

/** A million of the simplest additions: what other rows are compared with. */
const loop = (): number =>
  cpuMs(() => {
    let sum = 0;
    for (let n = 0; n < 1_000_000; n++) sum = (sum + n) | 0;
    if (sum === 1) throw new Error('never');
  });

const partRow = (what: string, note: string, work: () => void, each = EACH): Row => {
  const loops: number[] = [];
  const samples = sample(SAMPLES, 5, () => {
    loops.push(loop());
    return (
      cpuMs(() => {
        for (let n = 0; n < each; n++) work();
      }) / each
    );
  });
  const ratio = median(samples) / median(loops);
  return { what: `  ${what}`, unit: 'ms', samples, note: `${ratio.toFixed(3)} loops${note === '' ? '' : `, ${note}`}` };
};

const never = (): never => {
  throw new Error('no game');
};

interface Turn {
  readonly before: Moment;
  readonly seat: Seat;
  readonly action: Action;
}

/** A game of bots, with its dice sealed, action by action. */
const sealedGame = (): { readonly rules: Rules; readonly turns: readonly Turn[] } => {
  const game = gameFor('napoleon', 'parts', 4);
  const secret = '5e'.repeat(32);
  const chance: Chance = { dice: 'sealed', table: '1', seal: sealOf(secret), words: ['a', 'b', 'c', 'd'], secret };
  const turns: Turn[] = [];
  let before: Moment = create(game.rules, chance);
  playBots(game.rules, chance, botsFor(game), undefined, (step, seat, action) => {
    turns.push({ before, seat, action });
    before = step;
  });
  return { rules: game.rules, turns };
};

const until = async (isThere: () => boolean): Promise<void> => {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
};

export const partRows = async (): Promise<Row[]> => {
  const data = mkdtempSync(join(tmpdir(), 'risk-bench-parts-'));
  const onError = (error: unknown): void => {
    throw error;
  };
  const store = openFolderStore({ path: data, onError });
  const house = await openHouse({ store, limits: DEFAULT_LIMITS, name: 'bench', isAdmin: () => false, onError });
  try {
    const enrolled = await enrolKey(store, 'Ney', 'SHA256:bench');
    if (!enrolled.ok) throw new Error(enrolled.fault);
    const made = await house.create(enrolled.player, againstBots('bench'));
    if (!made.ok) throw new Error(made.why);
    const table = sitAtTable({
      house,
      table: await house.table(made.value.id),
      game: made.value,
      player: enrolled.player,
      language: 'en',
      look: { ascii: false, light: false, depth: DEPTH },
      size: SIZE,
      isMuted: false,
      calm: null,
      chat: [],
      changed: () => {},
      asked: () => {},
      leave: () => {},
      closed: () => {},
      mute: () => {},
      read: () => {},
      goTo: () => {},
      onError,
    });
    const down = specialKey('down', '');
    const frameOf = (shown: typeof table.model): Grid =>
      gridOf({ at: 'table', table: { ...table, model: shown }, lobby: null as never }, SIZE.columns, SIZE.rows);
    const lowered = (): string => {
      const [lower] = onKey(table.model, down);
      return diffGrids(frameOf(table.model), frameOf(lower), DEPTH);
    };
    // On to a question with a list.
    for (let tries = 0; lowered() === '' && tries < 20; tries++) {
      await until(() => table.model.decision !== null && table.model.auto === null);
      if (lowered() !== '') break;
      table.key(specialKey('enter', ''));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { model } = table;
    const [lower] = onKey(model, down);
    const [before, after] = [frameOf(model), frameOf(lower)];
    const bytes = diffGrids(before, after, DEPTH);
    if (bytes === '') throw new Error('the key changes nothing');
    let keys = 0;
    const decoder = createKeyDecoder(() => keys++);
    const cipherKey = randomBytes(16);
    const packet = Buffer.from(bytes);

    const played = sealedGame();
    let turn = 0;
    const applyOne = (): void => {
      const { before: moment, seat, action } = played.turns[turn++ % played.turns.length] ?? never();
      const step = apply(played.rules, moment, seat, action, moment.decision?.id ?? -1);
      if (!step.ok) throw new Error(step.error.rule);
    };
    const middle = played.turns[Math.floor(played.turns.length / 2)]?.before.state ?? never();
    const row: Row[] = [
      { what: 'a million additions in a loop', unit: 'ms', samples: sample(SAMPLES, 5, loop) },
      partRow('decode a key', '', () => decoder.write('\x1b[B'), 1000),
      partRow('the next model', '', () => void onKey(model, down)),
      partRow('frame', `${SIZE.columns}x${SIZE.rows}`, () => void frameOf(lower), 20),
      partRow('diff', `${packet.length} bytes`, () => void diffGrids(before, after, DEPTH)),
      partRow('encrypt', 'AES-128-GCM', () => {
        const cipher = createCipheriv('aes-128-gcm', cipherKey, Buffer.alloc(12));
        cipher.update(packet);
        cipher.final();
      }),
      partRow('hash a position', '', () => void hash(middle)),
      partRow(
        'apply an action, sealed dice',
        `${played.turns.length} of a game of Risk Napoleon`,
        applyOne,
        played.turns.length,
      ),
    ];
    // Nobody plays any more: what is written now is no game.
    await house.stop();
    let n = (await store.lines(made.value.id, 0)).length;
    const flushes: number[] = [];
    for (let at = 0; at < SAMPLES; at++) {
      const since = performance.now();
      await store.append(made.value.id, n++, LINE);
      await store.sync(made.value.id);
      flushes.push(performance.now() - since);
    }
    return [...row, { what: '  write a line and flush it', unit: 'ms', samples: flushes, note: 'wall clock' }];
  } finally {
    await house.stop();
    await store.close();
    rmSync(data, { recursive: true, force: true });
  }
};
