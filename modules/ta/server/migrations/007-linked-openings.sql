-- The temporary openings of a fund that may be another manager's, past ones included: terms limit their number.
CREATE FUNCTION ta.linked_openings(fund bigint) RETURNS date[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ta, pg_temp SET app.scope = '*' AS $$
  SELECT ARRAY(SELECT o.opens_on FROM temporary_opening o WHERE o.product_id = fund AND o.cancelled_at IS NULL
    ORDER BY o.opens_on) $$;
