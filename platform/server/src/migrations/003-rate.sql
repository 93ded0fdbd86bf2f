-- How much of a limited thing a caller took, for all nodes together: the moment at which what was taken is given
-- back whole. One row a limit and caller, swept once that moment has passed.
CREATE TABLE platform.rate (
  name text NOT NULL,
  caller text NOT NULL,
  whole_at timestamptz NOT NULL,
  PRIMARY KEY (name, caller)
);
CREATE INDEX rate_whole ON platform.rate (whole_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON platform.rate TO iisp_app;
