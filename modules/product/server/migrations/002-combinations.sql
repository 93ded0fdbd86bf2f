-- Named choices of products; each belongs to one account.
CREATE TABLE product.combination (
  id bigint GENERATED ALWAYS AS IDENTITY (START 1000) PRIMARY KEY,
  institution_id text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  product_ids bigint[] NOT NULL CHECK (cardinality(product_ids) > 0),
  UNIQUE (account_id, name)
);
SELECT platform.protect('product.combination');
GRANT DELETE ON product.combination TO iisp_app;
