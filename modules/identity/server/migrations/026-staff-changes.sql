-- Changes of people that one administrator proposes and another one confirms. Persons are the human beings: neither who
-- proposed a change nor the person concerned decides on it, except that the former may withdraw it.
CREATE TABLE identity.staff_change (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  institution_id text NOT NULL REFERENCES identity.institution,
  account_id bigint NOT NULL REFERENCES identity.account,
  person_id bigint NOT NULL REFERENCES identity.person,
  name text NOT NULL,
  account text NOT NULL,
  roles_before text[] NOT NULL,
  roles_after text[] NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'confirmed', 'declined', 'withdrawn')),
  proposed_by bigint NOT NULL,
  proposed_account bigint NOT NULL,
  proposed_institution text NOT NULL,
  proposed_name text NOT NULL,
  proposed_at timestamptz NOT NULL,
  decided_by bigint,
  decided_name text,
  decided_at timestamptz,
  remark text NOT NULL DEFAULT '',
  CHECK (proposed_by <> person_id),
  CHECK (state = 'pending' OR decided_by IS NOT NULL),
  CHECK (state NOT IN ('confirmed', 'declined') OR decided_by NOT IN (proposed_by, person_id)),
  CHECK (state <> 'withdrawn' OR decided_by = proposed_by)
);
CREATE UNIQUE INDEX staff_change_pending ON identity.staff_change (account_id) WHERE state = 'pending';
CREATE INDEX staff_change_newest ON identity.staff_change (institution_id, id DESC);
CREATE INDEX staff_change_proposer ON identity.staff_change (proposed_by, proposed_at);
SELECT platform.protect('identity.staff_change');

GRANT UPDATE (roles) ON identity.account TO iisp_app;
