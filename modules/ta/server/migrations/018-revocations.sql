-- What one person asks to be taken back, a confirmed run, dividend or fee day, is taken back by another. `version` is that of
-- the case when it was asked for: once the case has moved, nothing waits any more.
CREATE TABLE ta.revocation (
  kind text NOT NULL CHECK (kind IN ('run', 'dividend', 'fee-day')),
  object_id bigint NOT NULL,
  institution_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  reason text NOT NULL CHECK (reason <> ''),
  asked_by text NOT NULL,
  asked_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (kind, object_id)
);
SELECT platform.protect('ta.revocation');
REVOKE UPDATE ON ta.revocation FROM iisp_app;
GRANT DELETE ON ta.revocation TO iisp_app;
