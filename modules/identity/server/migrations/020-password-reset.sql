-- Resets of forgotten passwords, also those asked for accounts that do not exist: both are counted and answered alike.
-- The codes are entered when they are sent; '' admits none.
CREATE TABLE identity.password_reset (
  uuid text PRIMARY KEY,
  account text NOT NULL,
  network text NOT NULL,
  device text NOT NULL,
  known boolean NOT NULL,
  sms_hash text NOT NULL DEFAULT '',
  mail_hash text NOT NULL DEFAULT '',
  tries smallint NOT NULL DEFAULT 0,
  proven boolean NOT NULL DEFAULT false,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_reset_account ON identity.password_reset (account, sent_at);
CREATE INDEX password_reset_network ON identity.password_reset (network, sent_at);
GRANT DELETE ON identity.password_reset TO iisp_app;
