-- The name of the person who complained, where they acted as another's account; NULL where people acted for themselves.
ALTER TABLE guide.complaint ADD COLUMN real_name text;
