-- What the platform says to all institutions alike. Content is rich text, cleaned before it is written.
CREATE TABLE notices.announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_zh text NOT NULL,
  -- '': Chinese stands in
  title_en text NOT NULL,
  content_zh text NOT NULL,
  content_en text NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  changed_at timestamptz,
  withdrawn_at timestamptz
);
CREATE INDEX announcement_newest ON notices.announcement (published_at DESC, id DESC);

CREATE TABLE notices.read_mark (
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  announcement_id bigint NOT NULL REFERENCES notices.announcement,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, announcement_id)
);
CREATE INDEX read_mark_announcement ON notices.read_mark (announcement_id);
SELECT platform.protect('notices.read_mark');
REVOKE UPDATE ON notices.read_mark FROM iisp_app;
