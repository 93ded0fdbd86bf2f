-- Whether what moves money needs a fresh second factor here: on for every new institution, unchanged for those that
-- work already.
ALTER TABLE identity.institution ADD COLUMN strong_sign_in boolean NOT NULL DEFAULT false;
ALTER TABLE identity.institution ALTER COLUMN strong_sign_in SET DEFAULT true;

-- When the session last proved a second factor (an SMS code or a hardware key), at the sign-in or since.
ALTER TABLE identity.session ADD COLUMN factor_at timestamptz;
