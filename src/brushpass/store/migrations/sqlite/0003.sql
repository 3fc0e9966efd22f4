-- The log without an index of its own. With one, a commit wrote a page of it for every table that had moved; now the
-- newest entries lie in the order of writing only, and are added to the index many at a time.
create table log (
  id integer primary key autoincrement,
  table_id text not null,
  number integer not null,
  at integer not null, -- microseconds since the epoch
  body blob not null
);
insert into log select id, table_id, number, at, body from entries;
delete from sqlite_sequence where name = 'log';
insert into sqlite_sequence select 'log', seq from sqlite_sequence where name = 'entries';
drop table entries;
alter table log rename to entries;

-- Where the entries of a table lie; those with higher ids than `indexed` are not in here yet.
create table entries_by_table (
  table_id text not null,
  number integer not null,
  id integer not null,
  primary key (table_id, number)
) without rowid;
insert into entries_by_table select table_id, number, id from entries order by table_id, number;
create table indexed (
  id integer not null
);
insert into indexed select coalesce(max(id), 0) from entries;
