-- A sales institution that distributes as an agent (代销): its people have the consignment home.
ALTER TABLE identity.institution ADD COLUMN agency boolean NOT NULL DEFAULT false
  CHECK (NOT agency OR kind = 'channel');
