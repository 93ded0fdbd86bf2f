-- FIDO2 keys with which people prove, together with their password, who they are.
CREATE TABLE identity.hardware_key (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES identity.account,
  -- base64url, as the key names itself
  credential_id text NOT NULL UNIQUE,
  -- COSE, base64url
  public_key text NOT NULL,
  -- signatures made so far; 0 where the key does not count
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX hardware_key_account ON identity.hardware_key (account_id, id);
GRANT DELETE ON identity.hardware_key TO iisp_app;

-- What a key is asked to sign, once and within two minutes; `passed` makes it a pass for one sign-in of this account.
CREATE TABLE identity.key_challenge (
  uuid text PRIMARY KEY,
  challenge text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  account text NOT NULL,
  network text NOT NULL,
  device text NOT NULL,
  passed boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX key_challenge_end ON identity.key_challenge (expires_at);
GRANT DELETE ON identity.key_challenge TO iisp_app;
REVOKE UPDATE ON identity.key_challenge FROM iisp_app;

ALTER TABLE identity.sign_in DROP CONSTRAINT sign_in_result_check;
ALTER TABLE identity.sign_in ADD CONSTRAINT sign_in_result_check
  CHECK (result IN ('signed-in', 'wrong-password', 'wrong-code', 'wrong-key', 'password-expired'));
