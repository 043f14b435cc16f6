-- The keys of cookies, as hexadecimal text. The highest number is the newest. Before, there was one, in a file.
CREATE TABLE keys (
    number  BIGINT PRIMARY KEY,
    secret  TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Until when what bots do is not shown, in milliseconds since 1970.
ALTER TABLE tables ADD COLUMN held BIGINT NOT NULL DEFAULT 0;
