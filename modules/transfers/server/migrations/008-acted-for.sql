-- The name of the person who acted, where they acted as another's account; NULL where people acted for themselves.
ALTER TABLE transfers.order_step ADD COLUMN real_name text;
ALTER TABLE transfers.transfer_order ADD COLUMN created_by_real_name text;
