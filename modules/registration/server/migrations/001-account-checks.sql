-- What people without a session asked about collection accounts, kept for 90 days. It belongs to no institution, so
-- that there is no row-level security; the operating side alone has a call that reads it.
CREATE TABLE registration.account_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- IPv4 address or IPv6 /64
  network text NOT NULL,
  account_name text NOT NULL CHECK (char_length(account_name) <= 100),
  account_no text NOT NULL CHECK (char_length(account_no) <= 40),
  party text NOT NULL CHECK (char_length(party) <= 100),
  result text NOT NULL CHECK (result IN ('match', 'mismatch', 'unknown'))
);
CREATE INDEX account_check_newest ON registration.account_check (at DESC, id DESC);
REVOKE UPDATE ON registration.account_check FROM iisp_app;
GRANT DELETE ON registration.account_check TO iisp_app;

-- The one collection account in use with this number. Strangers have the scope of no institution, and are never shown
-- the row: it is compared with what they entered.
CREATE FUNCTION registration.raise_account(wanted text)
  RETURNS TABLE (name text, product text, manager text, "managerEn" text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = registration, pg_temp SET app.scope = '*' AS $$
  SELECT a.name, p.name, i.name, i.name_en
  FROM transfers.custody_account a
  JOIN product.product p ON p.id = a.product_id
  JOIN identity.institution i ON i.institution_id = a.institution_id
  WHERE a.account_no = wanted AND a.kind = '2' AND a.status = '1' $$;
