-- An answer changes `state`, `due` and `changed` of its table. Tables in play are left out of the indexes of these columns
-- where nobody looks for them, so that an answer writes fewer pages. The queries name the state in their words: a value
-- that is bound later would not show that the index can be used.
DROP INDEX tables_by_owner;
DROP INDEX tables_by_state;
DROP INDEX tables_by_change;
DROP INDEX tables_by_due;
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_waiting_for_bots ON tables (id) WHERE state = 'bot';
CREATE INDEX tables_by_change ON tables (state, changed) WHERE state = 'open' OR state = 'over';
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
