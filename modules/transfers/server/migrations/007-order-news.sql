SELECT set_config('app.scope', '*', true);

-- The account that the person acted as: of somebody else where one person acts for another. null: the system, and
-- steps taken before accounts were kept.
ALTER TABLE transfers.order_step ADD COLUMN account_id bigint;

-- How an order came back to its manager, and by whom; '' for one that never did.
ALTER TABLE transfers.transfer_order
  ADD COLUMN sent_back text NOT NULL DEFAULT '' CHECK (sent_back IN ('', 'return', 'recall')),
  ADD COLUMN sent_back_by text NOT NULL DEFAULT '',
  -- the payment failed and the institution has not taken note of it
  ADD COLUMN failure_open boolean NOT NULL DEFAULT false;

UPDATE transfers.transfer_order o SET sent_back = s.event, sent_back_by = s.person_name
  FROM (SELECT DISTINCT ON (order_id) order_id, event, person_name FROM transfers.order_step
    WHERE event IN ('return', 'recall') ORDER BY order_id, seq DESC) s
  WHERE s.order_id = o.id AND o.status = '011';
UPDATE transfers.transfer_order o SET return_reason = s.reason
  FROM transfers.order_step s
  WHERE s.order_id = o.id AND s.event IN ('fail', 'void') AND o.status IN ('080', '091');

CREATE INDEX transfer_order_failed ON transfers.transfer_order (institution_id, recency) WHERE failure_open;
