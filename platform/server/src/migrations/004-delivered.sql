-- What came with this version of the portal and was written already, by module.
CREATE TABLE platform.delivered (
  module text PRIMARY KEY,
  revision text NOT NULL,
  at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON platform.delivered TO iisp_app;
