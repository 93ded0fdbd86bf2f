-- The name of the person who sent an order back as another's account; NULL where people acted for themselves.
ALTER TABLE transfers.transfer_order ADD COLUMN sent_back_by_real_name text;
