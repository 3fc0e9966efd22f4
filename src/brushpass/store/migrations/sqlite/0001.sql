-- The log. Entries lie in the order of writing, so that a commit touches few pages; ids are never used twice,
-- so that a follower can ask for what came after the last one it saw.
create table entries (
  id integer primary key autoincrement,
  table_id text not null,
  number integer not null,
  at integer not null, -- microseconds since the epoch
  body blob not null,
  unique (table_id, number)
);
