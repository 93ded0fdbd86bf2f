-- Approved terms give way to others that are approved for the same day.
ALTER TABLE ta.fund_terms DROP CONSTRAINT fund_terms_status_check;
ALTER TABLE ta.fund_terms ADD CONSTRAINT fund_terms_status_check
  CHECK (status IN ('entered', 'approved', 'refused', 'withdrawn', 'replaced'));
DROP INDEX ta.fund_terms_day;
-- One set of terms holds from a day on; one proposal for that day waits at a time.
CREATE UNIQUE INDEX fund_terms_day ON ta.fund_terms (product_id, effective_from) WHERE status = 'approved';
CREATE UNIQUE INDEX fund_terms_proposal ON ta.fund_terms (product_id, effective_from) WHERE status = 'entered';
