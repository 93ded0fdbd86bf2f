-- What other modules may read of an institution.
CREATE VIEW identity.institution_name WITH (security_invoker = true) AS
  SELECT institution_id, name FROM identity.institution;
REVOKE INSERT, UPDATE ON identity.institution_name FROM iisp_app;
