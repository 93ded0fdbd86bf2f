-- Which installation secrets this database was written with. A fingerprint tells nothing about its secret.
CREATE TABLE platform.secret_fingerprint (
  name text PRIMARY KEY,
  fingerprint text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON platform.secret_fingerprint TO iisp_app;
-- A node whose role may not migrate still sees whether there is something to migrate.
GRANT SELECT ON platform.migration TO iisp_app;
REVOKE UPDATE ON platform.secret_fingerprint FROM iisp_app;
