-- The name of the person who acted, where they acted as another's account; NULL where people acted for themselves.
ALTER TABLE opening.step ADD COLUMN real_name text;
ALTER TABLE opening.application ADD COLUMN created_by_real_name text;
