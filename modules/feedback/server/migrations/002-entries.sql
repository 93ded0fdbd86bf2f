-- Feedback of single people to the operating side; their institution's scope and the operating side see it.
CREATE TABLE feedback.entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  account_id bigint NOT NULL,
  -- the human being behind the account
  person_id bigint NOT NULL,
  account text NOT NULL,
  name text NOT NULL,
  -- the person who acted as another's account; NULL where people acted for themselves
  real_name text,
  kind text NOT NULL CHECK (kind IN ('fault', 'advice', 'question', 'other')),
  content text NOT NULL CHECK (char_length(content) <= 2000),
  -- path of the page that it is about, without its query
  address text NOT NULL CHECK (char_length(address) <= 200),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'answered', 'closed')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  at timestamptz NOT NULL,
  answer text NOT NULL DEFAULT '',
  answered_by text NOT NULL DEFAULT '',
  answered_at timestamptz
);
CREATE INDEX entry_newest ON feedback.entry (at DESC, id DESC);
CREATE INDEX entry_account ON feedback.entry (account_id, at DESC);
CREATE INDEX entry_waiting ON feedback.entry (at) WHERE status = 'waiting';
SELECT platform.protect('feedback.entry');
