-- Persons of different institutions with the same `human_id` are one human being, who may change between their accounts
-- without signing in again. It is set with the installation, never by a call.
ALTER TABLE identity.person ADD COLUMN human_id bigint REFERENCES identity.person;
CREATE INDEX person_human ON identity.person (human_id) WHERE human_id IS NOT NULL;
-- The account works at both sides of its institution: the manager's and the sales channel's.
ALTER TABLE identity.account ADD COLUMN both_sides boolean NOT NULL DEFAULT false;
-- Reports of its funds are watched by the custodian, so the institution has no watching of its own.
ALTER TABLE identity.institution ADD COLUMN monitor_report boolean NOT NULL DEFAULT false;
-- The side chosen in this session, and the account whose password opened it where the person has changed companies since.
ALTER TABLE identity.session
  ADD COLUMN manager_type smallint CHECK (manager_type IN (1, 2)),
  ADD COLUMN entered_by bigint REFERENCES identity.account;
CREATE INDEX session_entered_by ON identity.session (entered_by) WHERE entered_by IS NOT NULL AND ended_at IS NULL;

-- How an account has its menus arranged: 1 old, 2 new. Who chose nothing has the new arrangement.
CREATE TABLE identity.menu_arrangement (
  account_id bigint PRIMARY KEY REFERENCES identity.account,
  institution_id text NOT NULL,
  topology smallint NOT NULL CHECK (topology IN (1, 2))
);
SELECT platform.protect('identity.menu_arrangement');

-- The accounts of the human being behind a session, the one in use first. Nobody changes to or from the custodian or a
-- super-manager's account this way, nor while acting for somebody else.
CREATE FUNCTION identity.own_companies(session_hash text) RETURNS TABLE (
  account_id bigint, institution_id text, institution_name text, kind text, both_sides boolean, email text, name text,
  roles text[], shows_sztzl boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT a.id, a.institution_id, i.name, i.kind, a.both_sides, a.email, p.name, a.roles, i.shows_sztzl
  FROM identity.session s JOIN identity.account l ON l.id = s.login_account_id AND l.id = s.account_id AND l.enabled
    JOIN identity.person lp ON lp.id = l.person_id
    JOIN identity.institution li ON li.institution_id = l.institution_id
    JOIN identity.person p ON p.id = lp.id OR p.human_id = lp.human_id
    JOIN identity.account a ON a.person_id = p.id AND a.enabled
    JOIN identity.institution i ON i.institution_id = a.institution_id
  WHERE s.hash = session_hash AND s.ended_at IS NULL
    AND (a.id = l.id OR NOT (a.super_manager OR l.super_manager) AND 'custodian' NOT IN (i.kind, li.kind))
  ORDER BY a.id <> l.id, i.institution_id, a.id $$;
