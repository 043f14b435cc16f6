-- Answers carry their place in the open question and what they meant; tables carry the version of the rules and the
-- version of the table. `choice`, the place among the options as the player saw them, is left from schema 1: it is
-- turned into place and meaning by replaying the game, right after this migration.

ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN sequence BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET sequence = (SELECT count(*) FROM answers WHERE answers.table_id = tables.id);

CREATE TABLE answers_2 (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    seat     INTEGER NOT NULL,
    choice   INTEGER,
    place    INTEGER,
    meaning  TEXT,
    remain   INTEGER,
    PRIMARY KEY (table_id, sequence),
    CHECK ((place IS NULL) = (meaning IS NULL)),
    CHECK ((choice IS NULL AND place IS NULL) <> (remain IS NULL))
);
INSERT INTO answers_2 (table_id, sequence, seat, choice, remain)
    SELECT table_id, sequence, seat, choice, remain FROM answers;
DROP TABLE answers;
ALTER TABLE answers_2 RENAME TO answers;

CREATE INDEX tables_by_next ON tables (next);
CREATE INDEX tables_by_change ON tables (state, changed);

ALTER TABLE visitors ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE visitors SET seen = created;
CREATE INDEX visitors_by_seen ON visitors (seen);
CREATE INDEX tokens_by_visitor ON tokens (visitor);
CREATE INDEX records_by_creation ON records (created);

-- Counts the batches of changes. Each is read back before anybody is told of the changes in it.
CREATE TABLE batches (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    count BIGINT NOT NULL
);
INSERT INTO batches (id, count) VALUES (1, 0);
