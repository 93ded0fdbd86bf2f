-- published_at may lie ahead: until then nobody but the desk sees the announcement.
ALTER TABLE notices.announcement
  -- kinds of institutions whose people see it
  ADD COLUMN audience text[] NOT NULL DEFAULT '{manager,channel,custodian}' CHECK (cardinality(audience) > 0),
  -- when those who are signed in were notified
  ADD COLUMN notified_at timestamptz;
UPDATE notices.announcement SET notified_at = published_at;
ALTER TABLE notices.announcement ALTER COLUMN audience DROP DEFAULT;
CREATE INDEX announcement_to_notify ON notices.announcement (published_at)
  WHERE notified_at IS NULL AND withdrawn_at IS NULL;
