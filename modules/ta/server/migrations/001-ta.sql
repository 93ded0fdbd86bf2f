CREATE TABLE ta.record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) <= 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX record_institution ON ta.record (institution_id, id);
SELECT platform.protect('ta.record');
-- nothing changes a record yet
REVOKE UPDATE ON ta.record FROM iisp_app;
