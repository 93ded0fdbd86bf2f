CREATE SEQUENCE transfers.order_number START WITH 100001;

-- status is PROSTATUS, source ZLSOURCE, order_pattern the ZLMS at submission. The partner (broker account or
-- counterparty) is kept as it was when the order was saved. frozen: what this order holds on its custody account.
CREATE TABLE transfers.transfer_order (
  id bigint PRIMARY KEY DEFAULT nextval('transfers.order_number'),
  order_no text COLLATE "C" NOT NULL UNIQUE,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  source text NOT NULL DEFAULT '0' CHECK (source IN ('0', '1', '2', '3', '4', '5', '6')),
  status text NOT NULL CHECK (status IN
    ('010', '011', '020', '030', '040', '050', '051', '060', '070', '080', '090', '091')),
  version integer NOT NULL DEFAULT 1,
  documents_missing boolean NOT NULL DEFAULT false,
  recalled boolean NOT NULL DEFAULT false,
  order_pattern text CHECK (order_pattern IN ('1', '2', '3')),
  product_id bigint NOT NULL,
  product_no text NOT NULL,
  product_name text NOT NULL,
  project_no text NOT NULL,
  pays boolean NOT NULL,
  manual boolean NOT NULL,
  custody_account_id bigint NOT NULL REFERENCES transfers.custody_account,
  custody_account_no text NOT NULL,
  broker_account_id bigint REFERENCES transfers.broker_account,
  counterparty_account_id bigint REFERENCES transfers.counterparty_account,
  partner_account_no text NOT NULL,
  partner_name text NOT NULL,
  partner_bank text NOT NULL DEFAULT '',
  partner_branch_no text NOT NULL DEFAULT '',
  amount numeric(20, 2) NOT NULL CHECK (amount > 0),
  transfer_date date NOT NULL,
  transfer_time text NOT NULL DEFAULT '',
  transfer_type text NOT NULL,
  transfer_detail text NOT NULL,
  notice boolean NOT NULL DEFAULT false,
  retry boolean NOT NULL DEFAULT false,
  send_email boolean NOT NULL DEFAULT false,
  call_back boolean NOT NULL DEFAULT false,
  not_before_date boolean NOT NULL DEFAULT false,
  margin_call boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  -- [{id, name, phone, email}] as they were when the order was saved
  contacts jsonb NOT NULL DEFAULT '[]',
  return_reason text NOT NULL DEFAULT '',
  -- SHA-256 of what was submitted; approvals bind to it
  fingerprint text,
  frozen numeric(20, 2) NOT NULL DEFAULT 0 CHECK (frozen IN (0, amount)),
  -- real persons: everybody who wrote or submitted it, who reviewed it, who signed it
  makers text[] NOT NULL DEFAULT '{}',
  reviewed_by text,
  signed_by text,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  -- Order of the lists, newest first. Only their indexes have it: no plan walks the primary key instead.
  recency bigint NOT NULL GENERATED ALWAYS AS (-id) STORED,
  -- Row security lets only leakproof comparisons into an index; those of numeric are not.
  amount_fen bigint NOT NULL GENERATED ALWAYS AS ((amount * 100)::bigint) STORED,
  CHECK (manual = (counterparty_account_id IS NOT NULL) AND manual = (broker_account_id IS NULL))
);
CREATE INDEX transfer_order_newest ON transfers.transfer_order (institution_id, recency);
CREATE INDEX transfer_order_status ON transfers.transfer_order (institution_id, status, recency);
CREATE INDEX transfer_order_type ON transfers.transfer_order (institution_id, transfer_type, recency);
CREATE INDEX transfer_order_missing ON transfers.transfer_order (institution_id, recency) WHERE documents_missing;
CREATE INDEX transfer_order_date ON transfers.transfer_order (institution_id, transfer_date, id);
CREATE INDEX transfer_order_amount ON transfers.transfer_order (institution_id, amount_fen, id);
-- a product is one institution's: the index serves its people and the desk
CREATE INDEX transfer_order_product ON transfers.transfer_order (product_id, recency) INCLUDE (institution_id);
-- the custodian's desk: a status over all institutions
CREATE INDEX transfer_order_desk ON transfers.transfer_order (status, recency);
-- a second payment to the same partner on the same day
CREATE INDEX transfer_order_partner ON transfers.transfer_order (institution_id, partner_account_no, transfer_date, amount_fen);
CREATE INDEX transfer_order_broker ON transfers.transfer_order (broker_account_id)
  WHERE broker_account_id IS NOT NULL AND status < '070';
CREATE INDEX transfer_order_counterparty ON transfers.transfer_order (counterparty_account_id)
  WHERE counterparty_account_id IS NOT NULL AND status < '070';
SELECT platform.protect('transfers.transfer_order');

ALTER TABLE transfers.journal_entry ADD FOREIGN KEY (order_id) REFERENCES transfers.transfer_order;

-- Every change of an order: seq is the version it made.
CREATE TABLE transfers.order_step (
  order_id bigint NOT NULL REFERENCES transfers.transfer_order,
  seq integer NOT NULL,
  institution_id text NOT NULL,
  event text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  person text NOT NULL,
  person_name text NOT NULL,
  reason text NOT NULL DEFAULT '',
  fingerprint text,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, seq)
);
SELECT platform.protect('transfers.order_step');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON transfers.order_step
  FOR EACH ROW EXECUTE FUNCTION transfers.refuse_change();

-- What an uploaded file is; its name, size and hash are in platform.file.
CREATE TABLE transfers.uploaded_file (
  file_id text PRIMARY KEY,
  institution_id text NOT NULL,
  project_no text NOT NULL DEFAULT '',
  file_type text NOT NULL
);
SELECT platform.protect('transfers.uploaded_file');

CREATE TABLE transfers.order_attachment (
  order_id bigint NOT NULL REFERENCES transfers.transfer_order,
  file_id text NOT NULL REFERENCES transfers.uploaded_file,
  institution_id text NOT NULL,
  position smallint NOT NULL,
  -- added after submission, when documents were missing: not part of the fingerprint
  supplement boolean NOT NULL DEFAULT false,
  PRIMARY KEY (order_id, file_id)
);
SELECT platform.protect('transfers.order_attachment');

REVOKE UPDATE ON transfers.order_step FROM iisp_app;
GRANT DELETE ON transfers.order_attachment TO iisp_app;
