-- Submissions for one account wait for each other's lock; a number that the depository assigns later may meet another's.
DROP INDEX opening.application_under_way;
CREATE INDEX application_under_way ON opening.application (product_id, broker_id, kind, link_type, account_no)
  WHERE status IN ('020', '030', '040');
