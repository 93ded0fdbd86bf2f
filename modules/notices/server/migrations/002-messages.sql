-- What single accounts are told: plain text in both languages, and where it leads.
CREATE TABLE notices.message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  -- a message of the same subject reaches an account once
  subject text NOT NULL,
  tone text NOT NULL CHECK (tone IN ('info', 'success', 'warning', 'danger')),
  title_zh text NOT NULL,
  title_en text NOT NULL,
  content_zh text NOT NULL,
  content_en text NOT NULL,
  menu_id text NOT NULL,
  query text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  UNIQUE (account_id, subject)
);
CREATE INDEX message_newest ON notices.message (account_id, id DESC);
CREATE INDEX message_unread ON notices.message (account_id, id DESC) WHERE read_at IS NULL;
CREATE INDEX message_told ON notices.message (told_at);
SELECT platform.protect('notices.message');
REVOKE UPDATE ON notices.message FROM iisp_app;
GRANT UPDATE (read_at), DELETE ON notices.message TO iisp_app;
