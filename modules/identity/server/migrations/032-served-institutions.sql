-- A closed institution is not served any more.
CREATE OR REPLACE FUNCTION identity.served_institutions() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT count(*)::integer FROM identity.institution WHERE kind <> 'custodian' AND closed_at IS NULL $$;
