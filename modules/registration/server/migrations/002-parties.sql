-- Applications to be registered as a fund party. Applicants have no account and no institution, so that there is no
-- row-level security: they are known by number and code, and the operating side alone lists them.
CREATE TABLE registration.party (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  -- keyed hash of the code that the applicant looks it up with
  code_hash text NOT NULL,
  -- the custodian, whose audit chain keeps the changes
  institution_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('manager', 'channel', 'client')),
  name text NOT NULL CHECK (char_length(name) <= 100),
  name_en text NOT NULL CHECK (char_length(name_en) <= 120),
  credit_code text NOT NULL CHECK (char_length(credit_code) = 18),
  manager_no text NOT NULL CHECK (manager_no = '' OR manager_no ~ '^P[0-9]{7}$'),
  address text NOT NULL CHECK (char_length(address) <= 150),
  admin_name text NOT NULL CHECK (char_length(admin_name) <= 40),
  phone text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  status text NOT NULL DEFAULT 'submitted'
    CHECK (status IN ('submitted', 'endorsed', 'returned', 'accepted', 'refused', 'withdrawn')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  submitted_at timestamptz NOT NULL,
  -- the human being who examined it
  endorsed_by bigint,
  endorsed_name text NOT NULL DEFAULT '',
  decided_by bigint,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  opened_institution text NOT NULL DEFAULT '',
  CHECK (status <> 'accepted' OR decided_by <> endorsed_by)
);
CREATE INDEX party_newest ON registration.party (submitted_at DESC, id DESC);
CREATE INDEX party_credit_code ON registration.party (credit_code);
CREATE INDEX party_waiting ON registration.party (id) WHERE status IN ('submitted', 'endorsed');
CREATE UNIQUE INDEX party_own ON registration.party (credit_code, email)
  WHERE status IN ('submitted', 'endorsed', 'returned');
CREATE UNIQUE INDEX party_accepted ON registration.party (credit_code) WHERE status = 'accepted';

-- Codes that went to a phone and a mailbox, to prove that the applicant reads both.
CREATE TABLE registration.proof (
  uuid text PRIMARY KEY,
  phone text NOT NULL,
  email text NOT NULL,
  device text NOT NULL,
  sms_hash text NOT NULL,
  mail_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
GRANT DELETE ON registration.proof TO iisp_app;

-- The custodian of the installation. Strangers have the scope of no institution.
CREATE FUNCTION registration.custodian() RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = registration, pg_temp SET app.scope = '*' AS $$
  SELECT min(institution_id) FROM identity.institution WHERE kind = 'custodian' $$;
