"""What the store asks SQLite for, besides logs (`sqlite_log`)."""

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
REWRITE_RECORD = "update records set record = ? where table_id = ? and game_number = ?"
