-- Modes of the assistant; faq_revision grows with every change of what is published.
CREATE TABLE assistant.setting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  qa_function_switch text NOT NULL DEFAULT '1' CHECK (qa_function_switch IN ('0', '1')),
  gpt_mode text NOT NULL DEFAULT '0' CHECK (gpt_mode IN ('0', '1')),
  faq_revision bigint NOT NULL DEFAULT 0
);
INSERT INTO assistant.setting DEFAULT VALUES;
REVOKE INSERT ON assistant.setting FROM iisp_app;

-- Help texts: the same for everybody, therefore without row-level security.
CREATE TABLE assistant.faq (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text COLLATE "C" NOT NULL UNIQUE,
  category text NOT NULL,
  menu_id text NOT NULL DEFAULT '',
  latest integer NOT NULL DEFAULT 1,
  -- null: never published, 0: withdrawn
  published integer,
  pinned boolean NOT NULL DEFAULT false,
  hits bigint NOT NULL DEFAULT 0
);
CREATE TABLE assistant.faq_version (
  faq_id bigint NOT NULL REFERENCES assistant.faq,
  version integer NOT NULL,
  question_zh text NOT NULL,
  question_en text NOT NULL,
  answer_zh text NOT NULL,
  answer_en text NOT NULL,
  phrasings text[] NOT NULL DEFAULT '{}',
  keywords text[] NOT NULL DEFAULT '{}',
  -- codes of help texts to go on with
  related text[] NOT NULL DEFAULT '{}',
  author text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (faq_id, version)
);
REVOKE UPDATE ON assistant.faq_version FROM iisp_app;

-- One question and its answer. person_id is the human being, account_id the account acted as: a talk is theirs alone.
CREATE TABLE assistant.turn (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text COLLATE "C" NOT NULL UNIQUE,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  person_id text NOT NULL,
  account_id bigint NOT NULL,
  person_name text NOT NULL,
  session_id text COLLATE "C" NOT NULL,
  menu_id text NOT NULL DEFAULT '',
  bot_type text NOT NULL CHECK (bot_type IN ('robot', 'gpt')),
  query text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  answer_type text NOT NULL CHECK (answer_type IN ('0', '1', '2')),
  notice text NOT NULL DEFAULT '',
  faq_id bigint REFERENCES assistant.faq,
  related jsonb NOT NULL DEFAULT '[]',
  sources jsonb NOT NULL DEFAULT '[]',
  verdict text NOT NULL DEFAULT '3' CHECK (verdict IN ('1', '2', '3')),
  feedback text NOT NULL DEFAULT '',
  reply text NOT NULL DEFAULT '',
  replied_by text NOT NULL DEFAULT '',
  reply_shown boolean NOT NULL DEFAULT false,
  settled boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL
);
CREATE INDEX turn_talk ON assistant.turn (account_id, session_id, id);
CREATE INDEX turn_heard ON assistant.turn (verdict, answer_type, id) WHERE verdict <> '3' OR answer_type = '0';
CREATE INDEX turn_faq ON assistant.turn (faq_id) WHERE verdict <> '3';
CREATE INDEX turn_gpt ON assistant.turn (account_id, at) WHERE bot_type = 'gpt';
SELECT platform.protect('assistant.turn');

-- A talk between a person and the service desk.
CREATE TABLE assistant.chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  person_id text NOT NULL,
  account_id bigint NOT NULL,
  account text NOT NULL,
  person_name text NOT NULL,
  session_id text NOT NULL DEFAULT '',
  menu_id text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'active', 'ended')),
  version integer NOT NULL DEFAULT 1,
  operator_id bigint,
  operator_name text NOT NULL DEFAULT '',
  read_by_user bigint NOT NULL DEFAULT 0,
  read_by_operator bigint NOT NULL DEFAULT 0,
  rating smallint NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  rating_note text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'active') <= (operator_id IS NOT NULL))
);
-- one open chat a person and account
CREATE UNIQUE INDEX chat_open ON assistant.chat (account_id, person_id) WHERE status <> 'ended';
CREATE INDEX chat_own ON assistant.chat (account_id, id);
CREATE INDEX chat_status ON assistant.chat (status, id);
SELECT platform.protect('assistant.chat');

CREATE TABLE assistant.chat_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id bigint NOT NULL REFERENCES assistant.chat,
  institution_id text NOT NULL,
  author text NOT NULL CHECK (author IN ('user', 'operator', 'system')),
  person_id text NOT NULL DEFAULT '',
  name text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX chat_message_chat ON assistant.chat_message (chat_id, id);
SELECT platform.protect('assistant.chat_message');
REVOKE UPDATE ON assistant.chat_message FROM iisp_app;

-- Sentences that operators use again and again.
CREATE TABLE assistant.canned (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL
);
GRANT DELETE ON assistant.canned TO iisp_app;

-- How many chats wait, before this one or in all. A manager's session sees its own rows only; the figure holds no name.
CREATE FUNCTION assistant.chats_waiting(before bigint) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = assistant, pg_temp SET app.scope = '*' AS $$
  SELECT count(*)::int FROM assistant.chat WHERE status = 'waiting' AND (before IS NULL OR id < before)
$$;
