-- Funds are linked across managers: each reads the name of the other one, and nothing else of it.
CREATE FUNCTION identity.names_of_institutions(ids text[]) RETURNS TABLE (id text, name text, name_en text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = identity, pg_temp SET app.scope = '*' AS $$
  SELECT i.institution_id, i.name, i.name_en FROM identity.institution i WHERE i.institution_id = ANY (ids) $$;
CREATE OR REPLACE VIEW identity.institution_name WITH (security_invoker = true) AS
SELECT institution_id, name, kind, name_en FROM identity.institution;
