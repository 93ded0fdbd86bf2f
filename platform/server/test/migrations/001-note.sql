CREATE TABLE notes.note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  body text NOT NULL,
  amount numeric(20, 2) NOT NULL,
  status text NOT NULL DEFAULT 'open',
  version int NOT NULL DEFAULT 1
);
SELECT platform.protect('notes.note');
