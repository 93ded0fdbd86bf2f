-- Applications of relations are placed by the register's call, which begins them as cases.
DROP FUNCTION ta.place_linked(text, bigint, bigint, text, numeric, numeric, date, text, timestamptz);
