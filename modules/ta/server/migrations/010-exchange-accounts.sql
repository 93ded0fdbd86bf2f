-- Whose register the account applications of a set belong to, and how many there are.
ALTER TABLE ta.exchange_batch ADD COLUMN manager_id text;
ALTER TABLE ta.exchange_batch ADD COLUMN accounts integer NOT NULL DEFAULT 0;

-- Account applications of a set that was read and is not in the register yet. They hold personal data, and leave when the
-- set is taken over or given up.
CREATE TABLE ta.exchange_account (
  batch_id bigint NOT NULL REFERENCES ta.exchange_batch,
  position smallint NOT NULL,
  line integer NOT NULL,
  institution_id text NOT NULL,
  application_no text COLLATE "C" NOT NULL,
  -- 001 opening, 003 change of data, 008 trading account
  business_code text NOT NULL CHECK (business_code IN ('001', '003', '008')),
  distributor text COLLATE "C" NOT NULL,
  account_no text COLLATE "C" NOT NULL,
  fund_account text COLLATE "C" NOT NULL,
  id_type text,
  id_no text COLLATE "C",
  -- what is entered about the investor, as in investor_change
  content jsonb NOT NULL,
  applied_at timestamptz NOT NULL,
  PRIMARY KEY (batch_id, position, line)
);
SELECT platform.protect('ta.exchange_account');
GRANT DELETE ON ta.exchange_account TO iisp_app;

-- What a distributor is told about an account application that it sent (file 02).
CREATE TABLE ta.account_confirmation (
  change_id bigint PRIMARY KEY REFERENCES ta.investor_change,
  institution_id text NOT NULL,
  investor_id bigint NOT NULL REFERENCES ta.investor,
  application_no text COLLATE "C" NOT NULL,
  business_code text NOT NULL CHECK (business_code IN ('101', '103', '108')),
  distributor text COLLATE "C" NOT NULL,
  account_no text COLLATE "C" NOT NULL,
  applied_at timestamptz NOT NULL,
  confirmed_on date NOT NULL,
  UNIQUE (distributor, application_no)
);
CREATE INDEX account_confirmation_day ON ta.account_confirmation (distributor, confirmed_on);
SELECT platform.protect('ta.account_confirmation');

REVOKE UPDATE ON ta.exchange_account, ta.account_confirmation FROM iisp_app;
