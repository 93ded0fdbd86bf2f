-- The name of the person who asked, where they acted as another's account; NULL where people acted for themselves.
ALTER TABLE verification.request ADD COLUMN real_name text;
