-- How an enabled account is reached. Other modules may read it, within their own scope.
CREATE VIEW identity.reach WITH (security_invoker = true) AS
  SELECT a.id AS account_id, a.person_id, a.institution_id, a.email, a.roles, p.name, p.phone
  FROM identity.account a JOIN identity.person p ON p.id = a.person_id
  WHERE a.enabled;
REVOKE INSERT, UPDATE ON identity.reach FROM iisp_app;
