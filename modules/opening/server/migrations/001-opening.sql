CREATE SEQUENCE opening.application_number START WITH 1001;

-- An application to open a securities account (kind 1) or to link an account between broker, bank and fund (kind 2).
-- status: contract/states.ts. fund_password: sealed with AES-256-GCM by the application, '' where there is none.
CREATE TABLE opening.application (
  id bigint PRIMARY KEY DEFAULT nextval('opening.application_number'),
  project_no text COLLATE "C" NOT NULL UNIQUE,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('1', '2')),
  status text NOT NULL CHECK (status IN ('010', '011', '020', '030', '040', '070', '080', '090')),
  version integer NOT NULL DEFAULT 1,
  product_id bigint NOT NULL,
  product_no text NOT NULL,
  product_name text NOT NULL,
  product_type text NOT NULL,
  broker_id text NOT NULL,
  broker_name text NOT NULL,
  link_type text NOT NULL,
  account_no text NOT NULL DEFAULT '',
  custody_account_no text NOT NULL DEFAULT '',
  opening_bank text NOT NULL DEFAULT '',
  contact_name text NOT NULL DEFAULT '',
  contact_phone text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  courier_no text NOT NULL DEFAULT '',
  courier_company text NOT NULL DEFAULT '',
  fund_password text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- account that submitted it last, and its name for people
  submitted_by bigint,
  submitted_account text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  business_date date NOT NULL,
  -- day of the last urging; urged_at until the desk acts
  urged_on date,
  urged_at timestamptz,
  search text NOT NULL
);
CREATE INDEX application_newest ON opening.application (institution_id, kind, id DESC);
-- the desk: what waits, over all institutions
CREATE INDEX application_desk ON opening.application (status, urged_at, submitted_at);
-- one application under way for an account of a product at a broker
CREATE UNIQUE INDEX application_under_way ON opening.application (product_id, broker_id, kind, link_type, account_no)
  WHERE status IN ('020', '030', '040');
SELECT platform.protect('opening.application');

-- Every change of an application: seq is the version it made.
CREATE TABLE opening.step (
  application_id bigint NOT NULL REFERENCES opening.application,
  seq integer NOT NULL,
  institution_id text NOT NULL,
  event text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  person text NOT NULL,
  person_name text NOT NULL,
  -- which side acted: 'manager' or 'custodian'
  source text NOT NULL CHECK (source IN ('manager', 'custodian')),
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (application_id, seq)
);
SELECT platform.protect('opening.step');

CREATE TABLE opening.application_file (
  application_id bigint NOT NULL REFERENCES opening.application,
  file_id text NOT NULL,
  institution_id text NOT NULL,
  file_type text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (application_id, file_id)
);
SELECT platform.protect('opening.application_file');

CREATE TABLE opening.urging (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES opening.application,
  institution_id text NOT NULL,
  urged_on date NOT NULL,
  contact_name text NOT NULL,
  contact_phone text NOT NULL,
  contact_email text NOT NULL,
  remark text NOT NULL,
  person text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (application_id, urged_on)
);
SELECT platform.protect('opening.urging');

-- Who was shown which fund password, and when.
CREATE TABLE opening.password_reveal (
  application_id bigint NOT NULL REFERENCES opening.application,
  institution_id text NOT NULL,
  person text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX password_reveal_person ON opening.password_reveal (person, at);
SELECT platform.protect('opening.password_reveal');

REVOKE UPDATE ON opening.step, opening.urging, opening.password_reveal FROM iisp_app;
GRANT DELETE ON opening.application_file TO iisp_app;
