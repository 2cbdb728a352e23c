// The tables of a house. `line` and `game` can be partitioned by the game's number: every query names it.
export const TABLES = `
create table player (
  id integer generated always as identity primary key,
  version integer not null default 0,
  name text not null,
  skeleton text not null unique,
  is_guest boolean not null,
  made bigint not null,
  keys jsonb not null,
  settings jsonb not null,
  read jsonb not null default '{}'
);

-- Which player has a key: no two have the same.
create table player_key (
  key text primary key,
  player integer not null references player on delete cascade
);
create index player_key_player on player_key (player);

create table game (
  id integer generated always as identity primary key,
  version integer not null default 0,
  status text not null default 'open',
  made bigint not null,
  ended bigint,
  maker integer,
  code text,
  variant text not null,
  profile text not null,
  board text not null,
  options jsonb not null,
  seats jsonb not null,
  -- The persons among them, for finding a player's games.
  players integer[] not null,
  clock jsonb,
  delay integer not null,
  seal text not null,
  progress jsonb,
  outcome jsonb,
  rematch integer
) with (fillfactor = 80);
create index game_running on game (status, id desc) where status in ('open', 'playing');
create index game_players on game using gin (players);
create index game_code on game (code) where code is not null;

create table line (
  game integer not null,
  n integer not null,
  line text not null,
  primary key (game, n)
);

-- The secrets of the dice of games that are not over.
create table secret (
  game integer primary key,
  secret text not null
);

create table chat (
  game integer not null,
  n bigint generated always as identity,
  at bigint not null,
  player integer,
  name text not null,
  said text not null,
  primary key (game, n)
);

-- By their hashes: who reads the table cannot use them.
create table code (
  hash text primary key,
  value text not null,
  expires bigint not null
);

create table house (
  one boolean primary key default true check (one),
  version integer not null default 0,
  notice text not null default '',
  bans jsonb not null default '[]'
);
insert into house default values;
`;
