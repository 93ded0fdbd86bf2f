-- What the panel of a menu says: every published version is kept, the newest counts.
CREATE TABLE guide.menu_guide (
  menu_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  content jsonb NOT NULL,
  published_by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (menu_id, version)
);
REVOKE UPDATE ON guide.menu_guide FROM iisp_app;

-- What an account keeps about a menu: like or dislike, the book, whether the panel opens by itself.
CREATE TABLE guide.menu_choice (
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  menu_id text NOT NULL,
  praise text NOT NULL DEFAULT '3' CHECK (praise IN ('1', '2', '3')),
  -- null: as the description says
  opens boolean,
  book_saved boolean NOT NULL DEFAULT false,
  book_at timestamptz,
  PRIMARY KEY (account_id, menu_id)
);
SELECT platform.protect('guide.menu_choice');

CREATE TABLE guide.complaint (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  account_id bigint NOT NULL,
  -- the human being behind the account
  person_id bigint NOT NULL,
  account text NOT NULL,
  name text NOT NULL,
  menu_id text NOT NULL,
  menu_name text NOT NULL,
  content text NOT NULL,
  at timestamptz NOT NULL,
  answer text NOT NULL DEFAULT '',
  answered_by text NOT NULL DEFAULT '',
  answered_at timestamptz,
  adopted_at timestamptz
);
CREATE INDEX complaint_newest ON guide.complaint (at DESC, id DESC);
CREATE INDEX complaint_waiting ON guide.complaint (at) WHERE answered_at IS NULL;
CREATE INDEX complaint_account ON guide.complaint (account_id, at DESC);
SELECT platform.protect('guide.complaint');

CREATE TABLE guide.post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  expect_res_mode text NOT NULL,
  requirement_type text NOT NULL,
  user_name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX post_account ON guide.post (account_id, at DESC);
SELECT platform.protect('guide.post');
REVOKE UPDATE ON guide.post FROM iisp_app;

-- The gate of an account: its row orders what may happen once a minute, and the points of a day.
CREATE TABLE guide.account_gate (
  account_id bigint PRIMARY KEY,
  institution_id text NOT NULL,
  feedback_at timestamptz,
  post_at timestamptz
);
SELECT platform.protect('guide.account_gate');

-- day: the business day in Asia/Shanghai; once a day what may count every day, once for ever a complaint.
CREATE TABLE guide.point (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  code text NOT NULL,
  object_id text NOT NULL,
  name text NOT NULL,
  points integer NOT NULL CHECK (points >= 0),
  day date NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (account_id, code, object_id, day)
);
CREATE UNIQUE INDEX point_complaint ON guide.point (account_id, code, object_id) WHERE code IN ('2004', 'adopted');
SELECT platform.protect('guide.point');
REVOKE UPDATE ON guide.point FROM iisp_app;

CREATE TABLE guide.param_setting (
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  item_id text NOT NULL,
  data jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, item_id)
);
SELECT platform.protect('guide.param_setting');

-- What people have set, for modules whose work follows it, within their own scope.
CREATE VIEW guide.chosen_setting WITH (security_invoker = true) AS
  SELECT institution_id, account_id, item_id, data FROM guide.param_setting;
REVOKE INSERT, UPDATE ON guide.chosen_setting FROM iisp_app;
