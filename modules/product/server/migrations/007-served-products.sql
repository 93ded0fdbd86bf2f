-- How many products of all managers are in service. Visitors, who have the scope of no institution, are shown the number.
CREATE FUNCTION product.served_products() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = product, pg_temp SET app.scope = '*' AS $$
  SELECT count(*)::integer FROM product.product WHERE parent_id IS NULL AND status IN ('1', '2') $$;
