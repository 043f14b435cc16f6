-- Everything that is kept, as in SQLite (see ../sqlite), and what several processes share. Times are seconds since
-- 1970 unless said otherwise. Later migrations only add: an older program can run beside a newer one.

CREATE TABLE visitors (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);
CREATE INDEX visitors_by_seen ON visitors (seen);

-- Tokens of programs. The hash is kept, never the token.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    created BIGINT NOT NULL
);
CREATE INDEX tokens_by_visitor ON tokens (visitor);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    owner    TEXT NOT NULL REFERENCES visitors (id),
    settings TEXT NOT NULL,
    rules    BIGINT NOT NULL,
    seed     BIGINT NOT NULL,
    options  TEXT NOT NULL,
    listed   BOOLEAN NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    state    TEXT NOT NULL,
    asked    BIGINT,
    turn     BIGINT,
    due      BIGINT,
    -- Until when what bots do is not shown, in milliseconds since 1970.
    held     BIGINT NOT NULL DEFAULT 0,
    next     TEXT REFERENCES tables (id),
    sequence BIGINT NOT NULL DEFAULT 0,
    epoch    BIGINT NOT NULL DEFAULT 0,
    -- The transaction that last changed the row. Processes catch up by it.
    change   BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_owner ON tables (owner, state);
CREATE INDEX tables_by_state ON tables (state, listed);
CREATE INDEX tables_by_change ON tables (state, changed);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_next ON tables (next);
CREATE INDEX tables_by_transaction ON tables (change);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    visitor  TEXT REFERENCES visitors (id),
    bot      TEXT,
    secret   TEXT NOT NULL,
    seen     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_visitor ON seats (visitor);

-- The log of answers. `choice` is left from the first schema of SQLite.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    choice   BIGINT,
    place    BIGINT,
    meaning  TEXT,
    remain   BIGINT,
    PRIMARY KEY (table_id, sequence),
    CHECK ((place IS NULL) = (meaning IS NULL)),
    CHECK ((choice IS NULL AND place IS NULL) <> (remain IS NULL))
);

CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    record  TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX records_by_visitor ON records (visitor);
CREATE INDEX records_by_creation ON records (created);

CREATE TABLE keys (
    number  BIGINT PRIMARY KEY,
    secret  TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Tables that were removed, for a day: other processes may have them in memory.
CREATE TABLE removals (
    id      TEXT PRIMARY KEY,
    change  BIGINT NOT NULL,
    removed TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX removals_by_transaction ON removals (change);

CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.change := pg_current_xact_id()::text::bigint;
    RETURN NEW;
END
$$;
CREATE TRIGGER note_change BEFORE INSERT OR UPDATE ON tables
    FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO removals (id, change) VALUES (OLD.id, pg_current_xact_id()::text::bigint)
        ON CONFLICT (id) DO UPDATE SET change = excluded.change, removed = now();
    RETURN NULL;
END
$$;
CREATE TRIGGER note_removal AFTER DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION note_removal();

-- What may be lost when PostgreSQL crashes: it is made anew within seconds.

-- The processes that use this database, and until when they count as alive.
CREATE UNLOGGED TABLE processes (
    id    TEXT PRIMARY KEY,
    rules BIGINT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Work that one process does at a time. A lease ends with its process.
CREATE UNLOGGED TABLE leases (
    work    TEXT PRIMARY KEY,
    process TEXT NOT NULL
);
CREATE INDEX leases_by_process ON leases (process);

-- Which seats have a table open, by process: one bit a seat.
CREATE UNLOGGED TABLE presence (
    table_id TEXT NOT NULL,
    process  TEXT NOT NULL,
    seats    BIGINT NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX presence_by_process ON presence (process);
