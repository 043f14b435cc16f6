-- What is kept of a visitor besides their games: their preferences, as the pages write them, and how far they are with
-- each lesson or puzzle.
ALTER TABLE visitors ADD COLUMN preferences TEXT NOT NULL DEFAULT '';

CREATE TABLE progress (
    visitor TEXT NOT NULL REFERENCES visitors (id),
    item    TEXT NOT NULL,
    state   TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (visitor, item)
);
