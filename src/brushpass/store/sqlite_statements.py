"""What the store asks SQLite for; `sqlite_writer` has the statements that append.

The newest entries are not in the index yet (`INDEX`): they are found by going through them.
"""

NEWEST = "id > (select id from indexed)"
"""Whether an entry is not in the index yet."""
INDEX = (
    f"""
    insert into entries_by_table (table_id, number, id)
    select table_id, number, id from entries where {NEWEST} order by table_id, number
    """,
    "update indexed set id = (select max(id) from entries) where id < (select max(id) from entries)",
)
"""Adds the newest entries to the index. Whatever changes entries, or looks for tables, does this first."""

# One row, because every row waits for the interpreter lock: up to 5 ms beside a busy event loop. A long log is read in
# pages: SQLite has no strings of more than 1 GB.
READ = f"""
    select group_concat(number || ' ' || at || ' ' || hex(body), char(10)) from (
      select number, at, body from entries
      where id in (
        select id from entries_by_table where table_id = :table and number > :after order by number limit :limit
      )
      union all select number, at, body from entries where {NEWEST} and table_id = :table and number > :after
      order by number limit :limit
    )
"""
HEADS = f"""
    select json_group_object(value, max(
      coalesce((select max(number) from entries_by_table where table_id = value), 0), coalesce(newest.number, 0)
    ))
    from json_each(?) left join (
      select table_id, max(number) as number from entries where {NEWEST} group by table_id
    ) as newest on newest.table_id = value
"""
"""The number of the last entry of each of these tables, 0 for a table without a log."""
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
      select min(table_id) from entries_by_table
      union all select (select min(table_id) from entries_by_table where table_id > known.name)
      from known where known.name is not null
    )
    select name from known where (
      select at from entries
      where id = (select id from entries_by_table where table_id = name order by number desc limit 1)
    ) < ?
"""
LAST_AT = """
    select at from entries
    where id = (select id from entries_by_table where table_id = ? order by number desc limit 1)
"""
DROP_LOG = (
    "delete from entries where id in (select id from entries_by_table where table_id = ? and number <= ?)",
    "delete from entries_by_table where table_id = ? and number <= ?",
)
"""Drops a table's log up to a number."""

APPEND_AT = """
    insert into entries (table_id, number, at, body) select :table, :expected + 1, :at, :body
    where :expected = (select coalesce(max(number), 0) from entries_by_table where table_id = :table)
"""
REWRITE = """
    update entries set body = ? where id = (select id from entries_by_table where table_id = ? and number = ?)
"""
REWRITE_RECORD = "update records set record = ? where table_id = ? and game_number = ?"
