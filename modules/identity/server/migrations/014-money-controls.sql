-- Who last switched strong sign-in for money, and when; the version refuses a change of what somebody else changed.
ALTER TABLE identity.institution
  ADD COLUMN strong_sign_in_version integer NOT NULL DEFAULT 1,
  ADD COLUMN strong_sign_in_by text NOT NULL DEFAULT '',
  ADD COLUMN strong_sign_in_at timestamptz;

-- Nobody acts as another of the custodian's people, whatever was granted.
CREATE OR REPLACE FUNCTION identity.switch_targets(session_hash text) RETURNS TABLE (
  account_id bigint, institution_id text, institution_name text, email text, name text, roles text[],
  shows_sztzl boolean, last_used_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.institution_id, i.name, a.email, p.name, a.roles, i.shows_sztzl, a.last_used_at
  FROM identity.session s JOIN identity.account l ON l.id = s.login_account_id AND l.super_manager AND l.enabled
    JOIN identity.account a ON a.enabled AND (a.id = l.id OR NOT a.super_manager AND EXISTS (
      SELECT FROM identity.switch_grant g WHERE g.account_id = l.id AND g.institution_id = a.institution_id))
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id AND (a.id = l.id OR i.kind <> 'custodian')
  WHERE s.hash = session_hash AND s.ended_at IS NULL
  ORDER BY a.id <> l.id, i.institution_id, a.id $$;
