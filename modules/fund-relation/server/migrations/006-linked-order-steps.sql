-- Orders of relations are cases: each change has its step, and two people cannot change one at the same time.
ALTER TABLE fund_relation.linked_order ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE fund_relation.linked_order_step (
  linked_order_id bigint NOT NULL REFERENCES fund_relation.linked_order,
  seq integer NOT NULL,
  institution_id text NOT NULL,
  partner_id text,
  event text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  person text NOT NULL,
  person_name text NOT NULL,
  real_name text,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (linked_order_id, seq)
);
SELECT platform.protect('fund_relation.linked_order_step');
CREATE POLICY partner ON fund_relation.linked_order_step FOR SELECT USING (partner_id = (SELECT platform.scope()));
REVOKE UPDATE ON fund_relation.linked_order_step FROM iisp_app;

-- What is known of earlier orders: their last change.
INSERT INTO fund_relation.linked_order_step (linked_order_id, seq, institution_id, partner_id, event, to_status, person,
    person_name, at)
  SELECT id, 1, institution_id, partner_id,
    CASE status WHEN 'placed' THEN 'place' WHEN 'failed' THEN 'fail' WHEN 'skipped' THEN 'skip' WHEN 'settled' THEN 'settle'
      ELSE 'withdraw' END, status, 'system', '系统', at
  FROM fund_relation.linked_order;
