-- The order as it was when it was last returned or recalled, for a checker to see what was changed since.
ALTER TABLE transfers.transfer_order ADD COLUMN sent_back_content jsonb;
