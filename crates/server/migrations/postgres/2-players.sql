-- As in ../sqlite/4-players.sql.
ALTER TABLE visitors ADD COLUMN preferences TEXT NOT NULL DEFAULT '';

CREATE TABLE progress (
    visitor TEXT NOT NULL REFERENCES visitors (id),
    item    TEXT NOT NULL,
    state   TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (visitor, item)
);

-- What `/ready` writes: the only row of this table.
CREATE TABLE checks (
    id    BIGINT PRIMARY KEY CHECK (id = 1),
    count BIGINT NOT NULL
);
INSERT INTO checks (id, count) VALUES (1, 0);

-- Whether a process has begun to play. One that waits for others with other rules has not, and nobody waits for it.
ALTER TABLE processes ADD COLUMN is_playing BOOLEAN NOT NULL DEFAULT TRUE;
