-- Facts that every institution shares: no row-level security.
CREATE TABLE reference.calendar_day (
  date date PRIMARY KEY,
  statutory boolean NOT NULL,
  exchange boolean NOT NULL
);

CREATE TABLE reference.region (
  code text PRIMARY KEY CHECK (code ~ '^[1-9][0-9]{5}$'),
  name text NOT NULL,
  parent_code text REFERENCES reference.region (code),
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  CHECK ((parent_code IS NULL) = (level = 1))
);
CREATE INDEX region_parent ON reference.region (parent_code, code);
CREATE INDEX region_name ON reference.region (name);

-- search: the name in one spelling, its pinyin initials and the number; terms: its characters and pairs of them.
CREATE TABLE reference.bank_branch (
  number text PRIMARY KEY CHECK (number ~ '^[0-9]{12}$'),
  name text NOT NULL,
  province text NOT NULL,
  city text NOT NULL,
  search text NOT NULL,
  terms text[] NOT NULL
);
CREATE INDEX bank_branch_terms ON reference.bank_branch USING gin (terms);

CREATE TABLE reference.broker (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('1', '2')),
  search text NOT NULL
);
