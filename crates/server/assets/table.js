// What makes a table alive.
