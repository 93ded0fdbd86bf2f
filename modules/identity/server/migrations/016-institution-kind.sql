-- Points are granted by the kind of an institution.
CREATE OR REPLACE VIEW identity.institution_name WITH (security_invoker = true) AS
  SELECT institution_id, name, kind FROM identity.institution;
