-- The custodian closes an institution, and opens it again, by two persons: its people cannot sign in meanwhile.
ALTER TABLE identity.institution
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_by text NOT NULL DEFAULT '',
  ADD COLUMN closed_reason text NOT NULL DEFAULT '';

ALTER TABLE identity.staff_change
  DROP CONSTRAINT staff_change_kind,
  DROP CONSTRAINT staff_change_concerned,
  ADD CONSTRAINT staff_change_kind CHECK (kind IN ('roles', 'invite', 'phone', 'keys', 'close', 'reopen')),
  ADD CONSTRAINT staff_change_concerned CHECK ((kind IN ('invite', 'close', 'reopen')) = (account_id IS NULL)
    AND (account_id IS NULL) = (person_id IS NULL) AND (kind NOT IN ('invite', 'phone') OR phone IS NOT NULL));
CREATE UNIQUE INDEX staff_change_institution ON identity.staff_change (institution_id)
  WHERE state = 'pending' AND kind IN ('close', 'reopen');

DROP FUNCTION identity.login_account(text);
CREATE FUNCTION identity.login_account(wanted text) RETURNS TABLE (
  account_id bigint, person_id bigint, institution_id text, email text, name text, phone text, roles text[],
  super_manager boolean, shows_sztzl boolean, hash text, previous text[], changed_ms float8, given boolean,
  global_fund boolean, closed boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.person_id, a.institution_id, a.email, p.name, p.phone, a.roles, a.super_manager, i.shows_sztzl,
    c.hash, c.previous, (extract(epoch FROM c.changed_at) * 1000)::float8, c.given, a.global_fund,
    i.closed_at IS NOT NULL
  FROM identity.account a JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id
    JOIN identity.credential c ON c.account_id = a.id
  WHERE a.email = wanted AND a.enabled $$;

-- Nobody goes on as an account of a closed institution.
CREATE OR REPLACE FUNCTION identity.switch_targets(session_hash text) RETURNS TABLE (
  account_id bigint, institution_id text, institution_name text, email text, name text, roles text[],
  shows_sztzl boolean, last_used_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.institution_id, i.name, a.email, p.name, a.roles, i.shows_sztzl, a.last_used_at
  FROM identity.session s JOIN identity.account l ON l.id = s.login_account_id AND l.super_manager AND l.enabled
    JOIN identity.account a ON a.enabled AND (a.id = l.id OR NOT a.super_manager AND NOT a.global_fund AND EXISTS (
      SELECT FROM identity.switch_grant g WHERE g.account_id = l.id AND g.institution_id = a.institution_id))
    JOIN identity.person p ON p.id = a.person_id
    JOIN identity.institution i ON i.institution_id = a.institution_id AND i.closed_at IS NULL
      AND (a.id = l.id OR i.kind <> 'custodian')
  WHERE s.hash = session_hash AND s.ended_at IS NULL
  ORDER BY a.id <> l.id, i.institution_id, a.id $$;

CREATE OR REPLACE FUNCTION identity.own_companies(session_hash text) RETURNS TABLE (
  account_id bigint, institution_id text, institution_name text, kind text, both_sides boolean, email text, name text,
  roles text[], shows_sztzl boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.institution_id, i.name, i.kind, a.both_sides, a.email, p.name, a.roles, i.shows_sztzl
  FROM identity.session s JOIN identity.account l ON l.id = s.login_account_id AND l.id = s.account_id AND l.enabled
    JOIN identity.person lp ON lp.id = l.person_id
    JOIN identity.institution li ON li.institution_id = l.institution_id
    JOIN identity.person p ON p.id = lp.id OR p.human_id = lp.human_id
    JOIN identity.account a ON a.person_id = p.id AND a.enabled
    JOIN identity.institution i ON i.institution_id = a.institution_id AND i.closed_at IS NULL
  WHERE s.hash = session_hash AND s.ended_at IS NULL
    AND (a.id = l.id OR NOT (a.super_manager OR l.super_manager OR a.global_fund OR l.global_fund) AND
       'custodian' NOT IN (i.kind, li.kind))
  ORDER BY a.id <> l.id, i.institution_id, a.id $$;
