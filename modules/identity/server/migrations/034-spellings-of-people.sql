-- Lines by which people are found besides their name: initials, pinyin in one word and as written in English. Rows from
-- before have their initials alone until the next start completes them.
ALTER TABLE identity.person RENAME COLUMN initials TO spellings;
GRANT UPDATE (spellings) ON identity.person TO iisp_app;
