-- Everything that is kept. Plain SQL that SQLite and PostgreSQL both understand. Times are seconds since 1970.

CREATE TABLE visitors (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Tokens of programs. The hash is kept, never the token.
CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    owner    TEXT NOT NULL REFERENCES visitors (id),
    settings TEXT NOT NULL,
    seed     BIGINT NOT NULL,
    options  TEXT NOT NULL,
    -- Whether it is in the list for everybody: a copy from the options, to look for.
    listed   BOOLEAN NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    -- What the answers have led to, to look for without replaying them: open, bot, person or over.
    state    TEXT NOT NULL,
    asked    INTEGER,
    turn     INTEGER,
    -- When a bot is to stand in for the person who is asked.
    due      BIGINT,
    -- The table at which the same people play again.
    next     TEXT REFERENCES tables (id)
);

CREATE INDEX tables_by_owner ON tables (owner, state);
CREATE INDEX tables_by_state ON tables (state, listed);
CREATE INDEX tables_by_due ON tables (due);

-- A seat with a visitor and a bot is one in which the bot stands in.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    visitor  TEXT REFERENCES visitors (id),
    bot      TEXT,
    -- The secret of the invitation to it.
    secret   TEXT NOT NULL,
    -- How many entries of the log the visitor has seen.
    seen     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_visitor ON seats (visitor);

-- The whole truth of a game: what was answered, and what was taken back. Rows are added, never changed, and the key
-- refuses a second answer to the same question. A row has either the option that was taken or, where answers were
-- taken back, how many of them remain.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    seat     INTEGER NOT NULL,
    choice   INTEGER,
    remain   INTEGER,
    PRIMARY KEY (table_id, sequence),
    CHECK ((choice IS NULL) <> (remain IS NULL))
);

-- Records that visitors have brought along.
CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES visitors (id),
    record  TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX records_by_visitor ON records (visitor);
