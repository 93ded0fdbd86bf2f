-- The history of notes, for the tests of the workflow.
CREATE TABLE notes.step (
  note_id bigint NOT NULL REFERENCES notes.note,
  seq integer NOT NULL,
  institution_id text NOT NULL,
  event text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  person text NOT NULL,
  person_name text NOT NULL,
  real_name text,
  side text NOT NULL,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (note_id, seq)
);
SELECT platform.protect('notes.step');
