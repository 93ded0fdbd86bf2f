-- What people of all institutions propose. Everybody reads it, so it names nobody and has no institution: who wrote it
-- stands in demand_author, under row-level security.
CREATE TABLE feedback.demand (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (char_length(title) <= 60),
  kind text NOT NULL CHECK (kind IN ('function', 'data', 'experience', 'other')),
  content text NOT NULL CHECK (char_length(content) <= 2000),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'accepted', 'planned', 'done', 'declined')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- the rows of demand_vote, which no single institution may count
  votes integer NOT NULL DEFAULT 0 CHECK (votes >= 0),
  -- the answers that are not hidden
  replies integer NOT NULL DEFAULT 0 CHECK (replies >= 0),
  at timestamptz NOT NULL,
  hidden_at timestamptz,
  hidden_reason text NOT NULL DEFAULT ''
);
CREATE INDEX demand_newest ON feedback.demand (at DESC, id DESC);
CREATE INDEX demand_votes ON feedback.demand (votes DESC, id DESC);
CREATE INDEX demand_proposed ON feedback.demand (at) WHERE status = 'proposed';

CREATE TABLE feedback.demand_reply (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  demand_id bigint NOT NULL REFERENCES feedback.demand,
  content text NOT NULL CHECK (char_length(content) <= 1000),
  -- written by the operating side at its desk
  official boolean NOT NULL,
  -- the state that came with an official answer
  status text,
  at timestamptz NOT NULL,
  hidden_at timestamptz,
  hidden_reason text NOT NULL DEFAULT ''
);
CREATE INDEX demand_reply_demand ON feedback.demand_reply (demand_id, id);

-- Who wrote a demand (without reply_id) or an answer to it.
CREATE TABLE feedback.demand_author (
  demand_id bigint NOT NULL REFERENCES feedback.demand,
  reply_id bigint REFERENCES feedback.demand_reply,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  account_id bigint NOT NULL,
  -- the human being behind the account
  person_id bigint NOT NULL,
  account text NOT NULL,
  name text NOT NULL,
  -- the person who acted as another's account; NULL where people acted for themselves
  real_name text,
  -- how the person wants to be asked back: 1 by phone, 2 by e-mail
  expect_res_mode text CHECK (expect_res_mode IN ('1', '2')),
  at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (demand_id, reply_id)
);
CREATE INDEX demand_author_account ON feedback.demand_author (account_id, at DESC);
SELECT platform.protect('feedback.demand_author');
REVOKE UPDATE ON feedback.demand_author FROM iisp_app;

CREATE TABLE feedback.demand_vote (
  demand_id bigint NOT NULL REFERENCES feedback.demand,
  account_id bigint NOT NULL,
  institution_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (demand_id, account_id)
);
SELECT platform.protect('feedback.demand_vote');
REVOKE UPDATE ON feedback.demand_vote FROM iisp_app;
GRANT DELETE ON feedback.demand_vote TO iisp_app;
