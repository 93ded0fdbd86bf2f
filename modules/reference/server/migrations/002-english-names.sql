-- The English name of a broker; '' if it has none.
ALTER TABLE reference.broker ADD COLUMN name_en text NOT NULL DEFAULT '';
