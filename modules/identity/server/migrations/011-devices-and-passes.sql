-- Browsers that an account signed in from, by the hash of the random id in their cookie.
CREATE TABLE identity.known_device (
  account_id bigint NOT NULL REFERENCES identity.account,
  device text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device)
);
CREATE INDEX known_device_device ON identity.known_device (device);
CREATE INDEX known_device_seen ON identity.known_device (seen_at);

-- A puzzle, and the pass that it becomes, belong to the browser and the network that asked for it.
DELETE FROM identity.slider;
ALTER TABLE identity.slider
  ADD COLUMN network text NOT NULL,
  ADD COLUMN device text NOT NULL,
  ADD COLUMN tolerance smallint NOT NULL;

-- Puzzles that a network solved faster than people do, in a row without a pause.
CREATE TABLE identity.quick_solver (
  network text PRIMARY KEY,
  solved integer NOT NULL,
  last_at timestamptz NOT NULL
);
GRANT DELETE ON identity.known_device, identity.quick_solver TO iisp_app;

-- `given`: set by an administrator or with the installation, not by its owner, who may change it at once.
ALTER TABLE identity.credential ADD COLUMN given boolean NOT NULL DEFAULT false;

DROP FUNCTION identity.login_account(text);
CREATE FUNCTION identity.login_account(wanted text) RETURNS TABLE (
  account_id bigint, person_id bigint, institution_id text, email text, name text, phone text, roles text[],
  super_manager boolean, shows_sztzl boolean, hash text, previous text[], changed_ms float8, given boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.person_id, a.institution_id, a.email, p.name, p.phone, a.roles, a.super_manager, i.shows_sztzl,
    c.hash, c.previous, (extract(epoch FROM c.changed_at) * 1000)::float8, c.given
  FROM identity.account a JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
    JOIN identity.credential c ON c.account_id = a.id
  WHERE a.email = wanted AND a.enabled $$;

-- A ticket whose end lies further ahead than its life of a minute was made before the clock was set back.
CREATE OR REPLACE FUNCTION identity.use_ticket(ticket_hash text, wanted text, at timestamptz) RETURNS TABLE (
  account_id bigint, person_id bigint, account text, name text, institution_id text, institution_name text)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  WITH used AS (
    DELETE FROM identity.jump_ticket t WHERE t.hash = ticket_hash AND t.audience = wanted RETURNING t.*)
  SELECT a.id, u.person_id, a.email, p.name, a.institution_id, i.name
  FROM used u JOIN identity.account a ON a.id = u.account_id AND a.enabled
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
    JOIN identity.session s ON s.hash = u.session_hash AND s.ended_at IS NULL
  WHERE u.expires_at > at AND u.expires_at <= at + interval '65 seconds' $$;
