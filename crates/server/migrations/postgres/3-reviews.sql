-- As in ../sqlite/5-reviews.sql.
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
