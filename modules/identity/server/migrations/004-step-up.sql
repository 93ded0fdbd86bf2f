-- When the person last proved the sign-in password within the session.
ALTER TABLE identity.session ADD COLUMN stepped_up_at timestamptz;
