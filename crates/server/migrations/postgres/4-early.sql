-- As in ../sqlite/6-early.sql.
ALTER TABLE seats ADD COLUMN early TEXT;
ALTER TABLE seats ADD COLUMN early_count BIGINT NOT NULL DEFAULT 0;
