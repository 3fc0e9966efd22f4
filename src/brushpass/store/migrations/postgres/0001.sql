-- The log. The primary key is the only lock that tables need.
create table entries (
  table_id text collate "C" not null,
  number bigint not null,
  at bigint not null, -- microseconds since the epoch
  body bytea not null,
  primary key (table_id, number)
);
