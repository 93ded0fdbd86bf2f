CREATE SEQUENCE ta.application_number START WITH 100001;

-- Applications for shares of a fund. business_code is that of the exchange files: 020 subscription at issue,
-- 022 subscription, 024 redemption, 029 dividend method, 033 non-trade transfer, 036 conversion, and those that the
-- register starts itself: 142 forced redemption, 144 forced increase, 145 forced decrease.
CREATE TABLE ta.application (
  id bigint PRIMARY KEY DEFAULT nextval('ta.application_number'),
  -- AppSheetSerialNo, at most 24 characters
  application_no text COLLATE "C" NOT NULL UNIQUE CHECK (char_length(application_no) <= 24),
  institution_id text NOT NULL,
  product_id bigint NOT NULL,
  business_code text NOT NULL CHECK (business_code IN ('020', '022', '024', '029', '033', '036', '142', '144', '145')),
  investor_id bigint NOT NULL REFERENCES ta.investor,
  trading_account_id bigint NOT NULL REFERENCES ta.trading_account,
  -- of subscriptions, yuan, with the fee where it is on top
  amount numeric(18, 2) CHECK (amount > 0),
  -- of everything that takes shares away or moves them
  shares numeric(18, 2) CHECK (shares > 0),
  -- what waits to be confirmed: all of it at first, the rest of a deferred redemption later
  remaining_shares numeric(18, 2) CHECK (remaining_shares >= 0),
  -- LargeRedemptionFlag: 0 cancel the rest, 1 carry it forward
  large_redemption text NOT NULL DEFAULT '1' CHECK (large_redemption IN ('0', '1')),
  -- DefDividendMethod: 0 reinvest, 1 cash
  dividend_method text CHECK (dividend_method IN ('0', '1')),
  target_product_id bigint,
  target_trading_account_id bigint REFERENCES ta.trading_account,
  -- the open day at whose NAV it is dealt
  dealing_date date NOT NULL,
  -- sent after the cut-off of the day that it asked for
  late boolean NOT NULL DEFAULT false,
  source text NOT NULL DEFAULT 'form' CHECK (source IN ('form', 'excel', 'exchange', 'relation', 'register')),
  -- what placed it where no person did, such as 'relation:12/application:34'; one application each
  origin text COLLATE "C" UNIQUE,
  remark text NOT NULL DEFAULT '' CHECK (char_length(remark) <= 300),
  status text NOT NULL DEFAULT '0' CHECK (status IN ('0', '1', '2', '3', '4', '5', '6')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- the run whose frozen list has it; null again where a stopped run lets it go
  run_id bigint,
  created_by text NOT NULL,
  created_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- whom messages about it go to; '' where no person entered it by a page
  created_account text NOT NULL DEFAULT '',
  created_institution text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  examined_by text,
  examined_name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  CHECK ((business_code IN ('020', '022')) = (amount IS NOT NULL)),
  CHECK ((business_code IN ('024', '033', '036', '142', '144', '145')) = (shares IS NOT NULL)),
  CHECK ((shares IS NULL) = (remaining_shares IS NULL) AND remaining_shares <= shares),
  CHECK ((business_code = '029') = (dividend_method IS NOT NULL)),
  CHECK ((business_code = '036') = (target_product_id IS NOT NULL)),
  CHECK (business_code <> '033' OR target_trading_account_id IS NOT NULL)
);
CREATE INDEX application_newest ON ta.application (institution_id, id DESC);
CREATE INDEX application_desk ON ta.application (status, id DESC);
CREATE INDEX application_dealing ON ta.application (product_id, dealing_date, id) WHERE status = '3';
CREATE INDEX application_run ON ta.application (run_id) WHERE run_id IS NOT NULL;
CREATE INDEX application_investor ON ta.application (investor_id, id DESC);
SELECT platform.protect('ta.application');

-- Every change of an application: seq is the version it made.
CREATE TABLE ta.application_step (
  application_id bigint NOT NULL REFERENCES ta.application,
  seq integer NOT NULL,
  institution_id text NOT NULL,
  event text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  person text NOT NULL,
  person_name text NOT NULL,
  real_name text,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, seq)
);
SELECT platform.protect('ta.application_step');

CREATE TABLE ta.application_file (
  application_id bigint NOT NULL REFERENCES ta.application,
  file_id text NOT NULL,
  institution_id text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (application_id, file_id)
);
CREATE INDEX application_file_file ON ta.application_file (file_id);
SELECT platform.protect('ta.application_file');
GRANT DELETE ON ta.application_file TO iisp_app;

-- Steps and documents are added, never changed.
REVOKE UPDATE ON ta.application_step, ta.application_file FROM iisp_app;
