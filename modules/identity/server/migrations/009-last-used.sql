-- When somebody last signed in to an account: one that nobody uses for three months may be reclaimed, and lists of
-- accounts say so. What was not recorded before counts from now.
ALTER TABLE identity.account ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- Whoever signs in has no scope yet.
CREATE FUNCTION identity.mark_used(used_account bigint, at timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  UPDATE identity.account SET last_used_at = at WHERE id = used_account $$;

-- The own account first, then the accounts of the granted institutions, for a super-manager's session only.
DROP FUNCTION identity.switch_targets(text);
CREATE FUNCTION identity.switch_targets(session_hash text) RETURNS TABLE (
  account_id bigint, institution_id text, institution_name text, email text, name text, roles text[],
  shows_sztzl boolean, last_used_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.institution_id, i.name, a.email, p.name, a.roles, i.shows_sztzl, a.last_used_at
  FROM identity.session s JOIN identity.account l ON l.id = s.login_account_id AND l.super_manager AND l.enabled
    JOIN identity.account a ON a.enabled AND (a.id = l.id OR NOT a.super_manager AND EXISTS (
      SELECT FROM identity.switch_grant g WHERE g.account_id = l.id AND g.institution_id = a.institution_id))
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
  WHERE s.hash = session_hash AND s.ended_at IS NULL
  ORDER BY a.id <> l.id, i.institution_id, a.id $$;
