-- The records of finished games.
create table records (
  id bigint generated always as identity primary key,
  table_id text collate "C" not null,
  game_number bigint not null,
  finished_at double precision not null, -- seconds since the epoch
  game text not null,
  players integer not null,
  record bytea not null,
  unique (table_id, game_number)
);
create index records_by_end on records (finished_at);

-- The processes that serve tables, and when each was last heard of, by the clock of the database.
create table processes (
  process text primary key,
  seen timestamptz not null
);
