-- Texts for everybody; they belong to no institution. Bodies are rich text, cleaned before they are written.
CREATE TABLE content.article (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page', 'help', 'guide', 'news', 'download')),
  -- of a page: its address below /cms
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 100),
  category text NOT NULL CHECK (category IN ('account', 'transfer', 'opening', 'platform')),
  title_zh text NOT NULL CHECK (char_length(title_zh) BETWEEN 1 AND 200),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 200),
  body_zh text NOT NULL,
  body_en text NOT NULL,
  -- a file that comes with the portal
  file_id text CHECK (char_length(file_id) <= 64),
  published_from timestamptz NOT NULL,
  published_until timestamptz CHECK (published_until > published_from),
  UNIQUE (kind, key)
);
CREATE INDEX article_newest ON content.article (kind, published_from DESC, id DESC);
