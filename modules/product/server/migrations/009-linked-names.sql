-- Linked funds with their English names.
DROP FUNCTION product.linked_funds(bigint[], text[]);
CREATE FUNCTION product.linked_funds(ids bigint[], codes text[]) RETURNS TABLE (
  id bigint, institution_id text, code text, name text, name_en text, xmbh text, status text, expires_on date,
  business_limited boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = product, pg_temp SET app.scope = '*' AS $$
  SELECT p.id, p.institution_id, p.code, p.name, p.name_en, p.xmbh, p.status, p.expires_on, p.business_limited
  FROM product.product p WHERE p.id = ANY (ids)
  UNION
  SELECT p.id, p.institution_id, p.code, p.name, p.name_en, p.xmbh, p.status, p.expires_on, p.business_limited
  FROM product.product p WHERE p.code = ANY (codes) $$;
