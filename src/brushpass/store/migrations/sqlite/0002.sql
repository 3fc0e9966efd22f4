-- The records of finished games.
create table records (
  id integer primary key autoincrement,
  table_id text not null,
  game_number integer not null,
  finished_at real not null, -- seconds since the epoch
  game text not null,
  players integer not null,
  record blob not null,
  unique (table_id, game_number)
);
create index records_by_end on records (finished_at);

-- The processes that serve tables, and when each was last heard of.
create table processes (
  process text primary key,
  seen real not null -- seconds since the epoch
) without rowid;
