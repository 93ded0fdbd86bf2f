-- Finds the accounts of an institution whose names look like the one that is entered.
ALTER TABLE transfers.counterparty_account
  ADD COLUMN name_likeness text GENERATED ALWAYS AS (platform.likeness(name)) STORED;
CREATE INDEX counterparty_account_likeness ON transfers.counterparty_account (institution_id, name_likeness)
  WHERE deleted_at IS NULL;
