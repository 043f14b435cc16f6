-- As in ../sqlite/7-indexes.sql.
DROP INDEX tables_by_owner;
DROP INDEX tables_by_state;
DROP INDEX tables_by_change;
DROP INDEX tables_by_due;
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_waiting_for_bots ON tables (id) WHERE state = 'bot';
CREATE INDEX tables_by_change ON tables (state, changed) WHERE state = 'open' OR state = 'over';
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
