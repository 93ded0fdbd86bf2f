-- QR codes to sign in with: shown by a browser without a session, confirmed by somebody signed in on a phone. The code
-- belongs to the browser that asked for it; `account` is who scanned it, and nobody else decides on it.
CREATE TABLE identity.sweep_code (
  uuid text PRIMARY KEY,
  device text NOT NULL,
  -- where it is counted and bound, and the address itself for the person who decides
  network text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  account_id bigint REFERENCES identity.account,
  account text,
  decision text CHECK (decision IN ('confirmed', 'refused', 'used')),
  CHECK ((account_id IS NULL) = (account IS NULL)),
  CHECK (decision IS NULL OR account_id IS NOT NULL)
);
CREATE INDEX sweep_code_network ON identity.sweep_code (network, asked_at);
CREATE INDEX sweep_code_asked ON identity.sweep_code (asked_at);
CREATE INDEX sweep_code_confirmed ON identity.sweep_code (account_id) WHERE decision = 'confirmed';
GRANT DELETE ON identity.sweep_code TO iisp_app;

ALTER TABLE identity.session DROP CONSTRAINT session_login_type_check;
ALTER TABLE identity.session ADD CONSTRAINT session_login_type_check CHECK (login_type IN (0, 1, 2, 3));
