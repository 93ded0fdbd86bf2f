-- The zone that a session shows, by the documents' number, and which institutions manage private equity.
ALTER TABLE identity.session ADD COLUMN zone_type smallint NOT NULL DEFAULT 0 CHECK (zone_type BETWEEN 0 AND 8);
ALTER TABLE identity.institution ADD COLUMN is_equity boolean NOT NULL DEFAULT false;
