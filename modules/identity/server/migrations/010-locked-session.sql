-- Since when the session's screen is locked.
ALTER TABLE identity.session ADD COLUMN locked_at timestamptz;
