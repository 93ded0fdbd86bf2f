-- What an application is for within its kind, such as an order's id; '' for whatever comes first. An approval of one
-- object counts for no other, so applications for different objects may be open at the same time.
ALTER TABLE approval.application ADD COLUMN object text NOT NULL DEFAULT '';
DROP INDEX approval.application_open;
CREATE UNIQUE INDEX application_open ON approval.application
  (person_id, institution_id, busi_type, object, business_date) WHERE state IN ('pending', 'approved');
