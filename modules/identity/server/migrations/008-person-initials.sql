-- First letters of the name's pinyin in lower case, '' where nobody gave them: people are found by them.
ALTER TABLE identity.person ADD COLUMN initials text NOT NULL DEFAULT '';
