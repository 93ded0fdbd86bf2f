-- An article says what is public and when; its texts are in versions. Versions are never changed.
CREATE TABLE content.article_version (
  article_id bigint NOT NULL REFERENCES content.article,
  version integer NOT NULL CHECK (version > 0),
  category text NOT NULL CHECK (category IN ('account', 'transfer', 'opening', 'platform')),
  title_zh text NOT NULL CHECK (char_length(title_zh) BETWEEN 1 AND 200),
  -- '' in the English title or body: readers see the Chinese one
  title_en text NOT NULL CHECK (char_length(title_en) <= 200),
  body_zh text NOT NULL,
  body_en text NOT NULL,
  -- a file that comes with the portal
  file_id text CHECK (char_length(file_id) <= 64),
  author text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (article_id, version)
);
REVOKE UPDATE ON content.article_version FROM iisp_app;
INSERT INTO content.article_version
    (article_id, version, category, title_zh, title_en, body_zh, body_en, file_id, author, at)
  SELECT id, 1, category, title_zh, title_en, body_zh, body_en, file_id, '平台', published_from FROM content.article;

DROP INDEX content.article_newest;
ALTER TABLE content.article
  DROP COLUMN category, DROP COLUMN title_zh, DROP COLUMN title_en, DROP COLUMN body_zh, DROP COLUMN body_en,
  DROP COLUMN file_id,
  ALTER COLUMN published_from DROP NOT NULL,
  -- grows with every change: nobody changes an article that they have not seen
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN latest integer NOT NULL DEFAULT 1,
  -- the version that came with the portal last; null: an operator's own article
  ADD COLUMN delivered integer,
  -- the version that is public in its period; null: none
  ADD COLUMN published integer,
  -- the version that takes its place at `scheduled_from`
  ADD COLUMN scheduled integer,
  ADD COLUMN scheduled_from timestamptz,
  ADD COLUMN scheduled_until timestamptz CHECK (scheduled_until > scheduled_from),
  ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;
UPDATE content.article SET delivered = 1, published = 1;
ALTER TABLE content.article
  ADD CHECK ((published IS NULL) = (published_from IS NULL)),
  ADD CHECK ((scheduled IS NULL) = (scheduled_from IS NULL)),
  ADD FOREIGN KEY (id, latest) REFERENCES content.article_version DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (id, published) REFERENCES content.article_version DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (id, scheduled) REFERENCES content.article_version DEFERRABLE INITIALLY DEFERRED;
