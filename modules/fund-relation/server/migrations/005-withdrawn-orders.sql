-- An order is withdrawn where the run or dividend that asked for it is taken back while it waits.
ALTER TABLE fund_relation.linked_order
  DROP CONSTRAINT linked_order_status_check,
  ADD CONSTRAINT linked_order_status_check
    CHECK (status IN ('placed', 'failed', 'skipped', 'settled', 'withdrawn'));
