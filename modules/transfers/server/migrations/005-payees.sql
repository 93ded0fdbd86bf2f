-- Since when an account stands as it does: when it was added, or its number, name or bank last changed.
-- null: added before this was recorded.
ALTER TABLE transfers.broker_account ADD COLUMN changed_at timestamptz;
ALTER TABLE transfers.broker_account ALTER COLUMN changed_at SET DEFAULT now();
ALTER TABLE transfers.counterparty_account ADD COLUMN changed_at timestamptz;
ALTER TABLE transfers.counterparty_account ALTER COLUMN changed_at SET DEFAULT now();

-- Whoever changes an account, the portal or the custodian's records, cannot leave the time as it was.
CREATE FUNCTION transfers.note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON transfers.broker_account FOR EACH ROW
  WHEN ((OLD.account_no, OLD.name, OLD.branch, OLD.changed_at)
    IS DISTINCT FROM (NEW.account_no, NEW.name, NEW.branch, NEW.changed_at))
  EXECUTE FUNCTION transfers.note_account_change();
CREATE TRIGGER note_change BEFORE UPDATE ON transfers.counterparty_account FOR EACH ROW
  WHEN ((OLD.account_no, OLD.name, OLD.open_bank, OLD.branch_no, OLD.changed_at)
    IS DISTINCT FROM (NEW.account_no, NEW.name, NEW.open_bank, NEW.branch_no, NEW.changed_at))
  EXECUTE FUNCTION transfers.note_account_change();

-- The last payment that reached an account.
CREATE INDEX transfer_order_paid ON transfers.transfer_order (institution_id, partner_account_no, submitted_at)
  WHERE pays AND status = '070' AND submitted_at IS NOT NULL;
