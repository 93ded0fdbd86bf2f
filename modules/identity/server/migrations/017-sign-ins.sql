-- Sign-ins and refused tries, for the account's owner to look through; kept for 90 days.
CREATE TABLE identity.sign_in (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES identity.account,
  at timestamptz NOT NULL,
  result text NOT NULL CHECK (result IN ('signed-in', 'wrong-password', 'wrong-code', 'password-expired')),
  network text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX sign_in_account ON identity.sign_in (account_id, id);
CREATE INDEX sign_in_at ON identity.sign_in (at);
GRANT DELETE ON identity.sign_in TO iisp_app;
REVOKE UPDATE ON identity.sign_in FROM iisp_app;

-- What the owner of a session may know of the own account, seen from a session that acts as somebody else as well.
CREATE FUNCTION identity.own_account(session_hash text) RETURNS TABLE (
  account_id bigint, email text, name text, phone text, institution_name text, roles text[], changed_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.email, p.name, p.phone, i.name, a.roles, c.changed_at
  FROM identity.session s JOIN identity.account a ON a.id = s.login_account_id
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
    JOIN identity.credential c ON c.account_id = a.id
  WHERE s.hash = session_hash AND s.ended_at IS NULL $$;
