-- The first meld is asked of all players at once, and the log has the answers in the order of the seats. `early` is what
-- a seat has chosen before the rules ask it, as in a record. `early_count` counts the choices of the seat and its
-- take-backs that are not in the log: the number of its question depends on it.
ALTER TABLE seats ADD COLUMN early TEXT;
ALTER TABLE seats ADD COLUMN early_count BIGINT NOT NULL DEFAULT 0;
