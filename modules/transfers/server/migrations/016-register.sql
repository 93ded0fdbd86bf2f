-- Money of the share register. Its entries and orders name what they are for, and each is made once.
ALTER TABLE transfers.journal_entry ADD COLUMN reference text COLLATE "C";
ALTER TABLE transfers.journal_entry DROP CONSTRAINT journal_entry_kind_check;
ALTER TABLE transfers.journal_entry ADD CONSTRAINT journal_entry_kind_check CHECK (kind IN
  ('receipt', 'payment', 'settlement', 'reversal', 'received', 'invested', 'returned', 'fee', 'taken-back', 'recovered'));
ALTER TABLE transfers.journal_entry ADD CONSTRAINT journal_entry_register CHECK
  ((kind IN ('received', 'invested', 'returned', 'fee', 'taken-back', 'recovered')) = (reference IS NOT NULL));
CREATE UNIQUE INDEX journal_entry_reference ON transfers.journal_entry (reference, kind) WHERE reference IS NOT NULL;
ALTER TABLE transfers.transfer_order ADD COLUMN reference text COLLATE "C";
CREATE UNIQUE INDEX transfer_order_reference ON transfers.transfer_order (reference) WHERE reference IS NOT NULL;
