-- Applications of managers for custody or outsourcing of a product.
CREATE TABLE registration.product_contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  institution_name text NOT NULL,
  account_id bigint NOT NULL,
  submitted_name text NOT NULL,
  product_name text NOT NULL CHECK (char_length(product_name) <= 100),
  product_kind text NOT NULL CHECK (product_kind IN ('securities', 'equity', 'assets', 'other')),
  services text[] NOT NULL
    CHECK (cardinality(services) > 0 AND services <@ '{custody,valuation,share-registration}'),
  -- yuan
  expected_size numeric(14, 2) NOT NULL CHECK (expected_size > 0),
  planned_date date NOT NULL,
  contact_name text NOT NULL CHECK (char_length(contact_name) <= 40),
  contact_phone text NOT NULL,
  note text NOT NULL CHECK (char_length(note) <= 500),
  -- the draft of the contract, kept by module files
  file_id text,
  status text NOT NULL DEFAULT 'submitted'
    CHECK (status IN ('submitted', 'returned', 'accepted', 'refused', 'withdrawn')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  submitted_at timestamptz NOT NULL,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX product_contract_newest ON registration.product_contract (institution_id, id DESC);
CREATE INDEX product_contract_waiting ON registration.product_contract (id) WHERE status = 'submitted';
CREATE INDEX product_contract_file ON registration.product_contract (file_id) WHERE file_id IS NOT NULL;
SELECT platform.protect('registration.product_contract');
