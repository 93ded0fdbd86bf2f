-- Tickets with which people arrive at another platform: the hash alone, for one audience, once, for a minute.
-- `account_id` is whom the session acts as, `person_id` the real person behind it.
CREATE TABLE identity.jump_ticket (
  hash text PRIMARY KEY,
  audience text NOT NULL,
  account_id bigint NOT NULL REFERENCES identity.account,
  person_id bigint NOT NULL REFERENCES identity.person,
  session_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX jump_ticket_expires ON identity.jump_ticket (expires_at);
GRANT DELETE ON identity.jump_ticket TO iisp_app;

-- Uses a ticket up and says who holds it: nobody, once the time is over, the session has ended or the account is
-- disabled. A ticket for another audience stays, so that nobody spoils what was not meant for them.
CREATE FUNCTION identity.use_ticket(ticket_hash text, wanted text, at timestamptz) RETURNS TABLE (
  account_id bigint, person_id bigint, account text, name text, institution_id text, institution_name text)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  WITH used AS (
    DELETE FROM identity.jump_ticket t WHERE t.hash = ticket_hash AND t.audience = wanted RETURNING t.*)
  SELECT a.id, u.person_id, a.email, p.name, a.institution_id, i.name
  FROM used u JOIN identity.account a ON a.id = u.account_id AND a.enabled
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
    JOIN identity.session s ON s.hash = u.session_hash AND s.ended_at IS NULL
  WHERE u.expires_at > at $$;
