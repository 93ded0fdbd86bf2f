-- The version of a help text that came with the portal and that nobody has changed since; null: not of the portal.
-- A later version of the portal replaces a text only while this is its latest and its published version.
ALTER TABLE assistant.faq ADD COLUMN delivered integer;
UPDATE assistant.faq SET delivered = 1 WHERE code NOT LIKE 'own-%';
