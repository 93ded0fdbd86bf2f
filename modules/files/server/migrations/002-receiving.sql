-- Requests that bring bytes, from before the first is written until they are listed or removed.
CREATE TABLE files.receiving (
  id text PRIMARY KEY,
  institution_id text NOT NULL,
  person_id text NOT NULL,
  -- what counts towards the quota meanwhile; 0 for a part, whose upload counts whole
  bytes bigint NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX receiving_person ON files.receiving (person_id);
CREATE INDEX receiving_institution ON files.receiving (institution_id) INCLUDE (bytes, since);
SELECT platform.protect('files.receiving');
GRANT DELETE ON files.receiving TO iisp_app;
