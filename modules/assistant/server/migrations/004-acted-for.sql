-- The name of the person who wrote or asked, where they acted as another's account; NULL where people acted for
-- themselves.
ALTER TABLE assistant.chat ADD COLUMN real_name text;
ALTER TABLE assistant.chat_message ADD COLUMN real_name text;
ALTER TABLE assistant.turn ADD COLUMN real_name text;
