-- Funds that are linked across managers: the caller's scope does not reach the other manager's rows.
CREATE FUNCTION product.linked_funds(ids bigint[], codes text[]) RETURNS TABLE (
  id bigint, institution_id text, code text, name text, xmbh text, status text, expires_on date, business_limited boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = product, pg_temp SET app.scope = '*' AS $$
  SELECT p.id, p.institution_id, p.code, p.name, p.xmbh, p.status, p.expires_on, p.business_limited
  FROM product.product p WHERE p.id = ANY (ids)
  UNION
  SELECT p.id, p.institution_id, p.code, p.name, p.xmbh, p.status, p.expires_on, p.business_limited
  FROM product.product p WHERE p.code = ANY (codes) $$;

-- Names of products, for lists of other modules. Each reads those of its own institution.
CREATE VIEW product.product_name WITH (security_invoker = true) AS
SELECT id, institution_id, code, name, name_en, parent_id FROM product.product;
REVOKE INSERT, UPDATE ON product.product_name FROM iisp_app;
