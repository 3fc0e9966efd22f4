"""What the store asks SQLite for; `sqlite_writer` has the statements that append."""

# One row, because every row waits for the interpreter lock: up to 5 ms beside a busy event loop. A long log is read in
# pages: SQLite has no strings of more than 1 GB.
READ = """
    select group_concat(number || ' ' || at || ' ' || hex(body), char(10))
    from (select number, at, body from entries where table_id = ? and number > ? order by number limit ?)
"""
BEAT = "insert into processes values (?, ?) on conflict do update set seen = excluded.seen"
SAVE = """
    insert into records (table_id, game_number, finished_at, game, players, record)
    values (?, ?, ?, ?, ?, ?) on conflict do nothing
"""
RECORD = """
    select id, table_id, game_number, finished_at, game, players, record from records
    where table_id = ? and game_number = ?
"""
RECORDS = """
    select id, table_id, game_number, finished_at, game, players, record from records
    where id > :after and (:table is null or table_id = :table) order by id limit :limit
"""
IDLE_TABLES = """
    with recursive known (name) as (
      select min(table_id) from entries
      union all select (select min(table_id) from entries where table_id > known.name)
      from known where known.name is not null
    )
    select name from known where (select at from entries where table_id = name order by number desc limit 1) < ?
"""
DROP_LOG = """
    delete from entries where table_id = :table
    and not exists (select 1 from entries where table_id = :table and at >= :before)
"""

APPEND_AT = """
    insert into entries (table_id, number, at, body) select :table, :expected + 1, :at, :body
    where :expected = (select coalesce(max(number), 0) from entries where table_id = :table)
"""
REWRITE = "update entries set body = ? where table_id = ? and number = ?"
REWRITE_RECORD = "update records set record = ? where table_id = ? and game_number = ?"
