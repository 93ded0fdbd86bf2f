-- A new person is proposed like a change of roles; the account exists from the confirmation on.
ALTER TABLE identity.staff_change
  ADD COLUMN kind text NOT NULL DEFAULT 'roles' CHECK (kind IN ('roles', 'invite')),
  ADD COLUMN phone text,
  ALTER COLUMN account_id DROP NOT NULL,
  ALTER COLUMN person_id DROP NOT NULL,
  ADD CHECK (kind = 'invite' AND account_id IS NULL AND phone IS NOT NULL
    OR kind = 'roles' AND account_id IS NOT NULL AND person_id IS NOT NULL);
CREATE UNIQUE INDEX staff_change_invited ON identity.staff_change (account) WHERE state = 'pending' AND kind = 'invite';

-- Accounts are unique over all institutions, which an administrator does not see.
CREATE FUNCTION identity.is_account_taken(wanted text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT EXISTS (SELECT FROM identity.account WHERE email = wanted) $$;
