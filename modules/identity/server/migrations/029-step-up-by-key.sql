-- A key also proves the second factor anew within a session; a signature for one purpose is none for another.
ALTER TABLE identity.key_challenge DROP CONSTRAINT key_challenge_purpose_check;
ALTER TABLE identity.key_challenge ADD CONSTRAINT key_challenge_purpose_check
  CHECK (purpose IN ('add', 'sign-in', 'step-up'));
