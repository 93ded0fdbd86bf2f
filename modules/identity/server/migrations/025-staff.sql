-- Administrators disable and enable accounts: who did it last, when and why. The version refuses a change of what
-- somebody else has changed meanwhile.
ALTER TABLE identity.account
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN state_by text NOT NULL DEFAULT '',
  ADD COLUMN state_at timestamptz,
  ADD COLUMN state_reason text NOT NULL DEFAULT '';
GRANT UPDATE (enabled, version, state_by, state_at, state_reason) ON identity.account TO iisp_app;
