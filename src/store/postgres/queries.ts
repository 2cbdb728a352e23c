// Everything that is said to the database but for its migrations, each query under its name. Times are milliseconds since 1970.

const GAME = `id, version, status, made::float8, ended::float8, maker, code, variant, profile, board, options, seats, clock,
  delay, seal, progress, outcome, rematch`;
const PLAYER = 'id, version, name, skeleton, is_guest as "isGuest", made::float8, keys, settings, read';

export const QUERIES = {
  // A new game with its secret, in one step.
  gameAdd: `
    with added as (
      insert into game (made, maker, code, variant, profile, board, options, seats, players, clock, delay, seal)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      returning *
    ), kept as (
      insert into secret (game, secret) select id, $13 from added where $13::text is not null
    )
    select ${GAME} from added`,
  gameGet: `select ${GAME} from game where id = $1`,
  gameList: `
    select ${GAME} from game
    where ($1::text[] is null or status = any($1))
      and ($2::integer is null or players @> array[$2::integer])
      and ($3::text is null or code = $3)
      and ($4::integer is null or id < $4)
    order by id desc limit $5`,
  // Open and running tables: an index of their own knows them.
  gameRunning: `
    select ${GAME} from game
    where status in ('open', 'playing') and status = any($1) and ($2::integer is null or id < $2)
    order by id desc limit $3`,
  // $3 has the fields that change.
  gameChange: `
    update game set
      version = version + 1,
      status = case when $3::jsonb ? 'status' then $3->>'status' else status end,
      ended = case when $3 ? 'ended' then ($3->>'ended')::bigint else ended end,
      maker = case when $3 ? 'maker' then ($3->>'maker')::integer else maker end,
      code = case when $3 ? 'code' then $3->>'code' else code end,
      rematch = case when $3 ? 'rematch' then ($3->>'rematch')::integer else rematch end,
      options = case when $3 ? 'options' then $3->'options' else options end,
      seats = case when $3 ? 'seats' then $3->'seats' else seats end,
      players = coalesce($4::integer[], players),
      outcome = case when $3 ? 'outcome' then nullif($3->'outcome', 'null') else outcome end,
      progress = case when $3 ? 'progress' then nullif($3->'progress', 'null') else progress end
    where id = $1 and version = $2
    returning ${GAME}`,
  gameProgress: 'update game set progress = $2 where id = $1',

  // One writer is first, all others find the line there.
  lineAdd: `
    insert into line (game, n, line)
    select $1::integer, $2::integer, $3::text
    where $2 = 0 or exists (select from line where game = $1 and n = $2 - 1)
    on conflict do nothing`,
  lineGet: 'select line from line where game = $1 and n = $2',
  lineList: 'select line from line where game = $1 and n >= $2 order by n',

  secretGet: 'select secret from secret where game = $1',
  secretForget: 'delete from secret where game = $1',

  chatAdd: 'insert into chat (game, at, player, name, said) values ($1, $2, $3, $4, $5)',
  chatList: `
    select at::float8, player, name, said as text
    from (select * from chat where game = $1 order by n desc limit $2) as newest order by n`,

  playerAdd: `
    insert into player (name, skeleton, is_guest, made, keys, settings) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning ${PLAYER}`,
  playerGet: `select ${PLAYER} from player where id = $1`,
  playerByKey: `select ${PLAYER} from player where id = (select player from player_key where key = $1)`,
  playerByName: `select ${PLAYER} from player where skeleton = $1`,
  playerLock: 'select from player where id = $1 and version = $2 for update',
  playerNamed: 'select from player where skeleton = $1 and id <> $2',
  playerChange: `
    update player set
      version = version + 1,
      name = coalesce($2, name),
      skeleton = coalesce($3, skeleton),
      keys = coalesce($4, keys),
      settings = coalesce($5, settings),
      read = coalesce($6, read)
    where id = $1
    returning ${PLAYER}`,
  playerRemove: 'delete from player where id = $1',

  keysAdd:
    'insert into player_key (key, player) select key, $2 from unnest($1::text[]) as key order by key on conflict do nothing',
  keysDrop: 'delete from player_key where player = $1 and key <> all($2::text[])',
  keysOf: 'select count(*)::integer as count from player_key where player = $1',

  codePut: `
    insert into code (hash, value, expires) values ($1, $2, $3)
    on conflict (hash) do update set value = excluded.value, expires = excluded.expires`,
  codeTake: 'delete from code where hash = $1 returning value, expires::float8',
  codeSweep: 'delete from code where expires <= $1',

  houseGet: 'select version, notice, bans from house',
  houseChange: `
    update house set version = version + 1, notice = coalesce($2, notice), bans = coalesce($3, bans)
    where version = $1 returning version, notice, bans`,

  // Moving everything: rows as they are.
  gamesFrom: `select ${GAME} from game where id > $1 order by id limit $2`,
  gamePut: `
    with kept as (
      insert into secret (game, secret) select $1, $18 where $18::text is not null
      on conflict (game) do update set secret = excluded.secret
    ), gone as (
      delete from secret where game = $1 and $18::text is null
    )
    insert into game (id, version, status, made, ended, maker, code, variant, profile, board, options, seats, players, clock,
      delay, seal, progress, outcome, rematch)
    overriding system value
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $19, $20)
    on conflict (id) do update set version = excluded.version, status = excluded.status, made = excluded.made,
      ended = excluded.ended, maker = excluded.maker, code = excluded.code, options = excluded.options,
      seats = excluded.seats, players = excluded.players, clock = excluded.clock, seal = excluded.seal,
      progress = excluded.progress, outcome = excluded.outcome, rematch = excluded.rematch`,
  gameNumbers: `
    select setval(numbers, most) from (select pg_get_serial_sequence('game', 'id')::regclass as numbers, max(id) as most from game)
    as now where most > coalesce(pg_sequence_last_value(numbers), 0)`,
  playersFrom: `select ${PLAYER} from player where id > $1 order by id limit $2`,
  playerPut: `
    insert into player (id, version, name, skeleton, is_guest, made, keys, settings, read)
    overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (id) do update set version = excluded.version, name = excluded.name, skeleton = excluded.skeleton,
      is_guest = excluded.is_guest, made = excluded.made, keys = excluded.keys, settings = excluded.settings,
      read = excluded.read`,
  playerNumbers: `
    select setval(numbers, most) from (select pg_get_serial_sequence('player', 'id')::regclass as numbers, max(id) as most from player)
    as now where most > coalesce(pg_sequence_last_value(numbers), 0)`,

  now: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  notify: "select pg_notify('risk_napoleon', $1)",
  leasesTake: 'select key::text, pg_try_advisory_lock(key) as held from unnest($1::bigint[]) as key',
  leaseGive: 'select pg_advisory_unlock($1::bigint)',
} as const;

export type QueryName = keyof typeof QUERIES;
