-- Reviews of finished games, each with what made it. A game is a table at a length of its log, or a record, whose length
-- is 0. Without `review` it is being made: `done` answers are reviewed. A review is deleted with its game.
CREATE TABLE reviews (
    game      TEXT NOT NULL,
    sequence  BIGINT NOT NULL,
    rules     BIGINT NOT NULL,
    version   BIGINT NOT NULL,
    playouts  BIGINT NOT NULL,
    seed      BIGINT NOT NULL,
    table_id  TEXT REFERENCES tables (id) ON DELETE CASCADE,
    record_id TEXT REFERENCES records (id) ON DELETE CASCADE,
    done      BIGINT NOT NULL,
    review    TEXT,
    PRIMARY KEY (game, sequence, rules, version, playouts, seed),
    CHECK ((table_id IS NULL) <> (record_id IS NULL)),
    CHECK (game = coalesce(table_id, record_id))
);
CREATE INDEX reviews_by_table ON reviews (table_id);
CREATE INDEX reviews_by_record ON reviews (record_id);
