CREATE TABLE fund_relation.record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) <= 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX record_institution ON fund_relation.record (institution_id, id);
SELECT platform.protect('fund_relation.record');
-- nothing changes a record yet
REVOKE UPDATE ON fund_relation.record FROM iisp_app;
