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

-- What was booked and ordered for the share register, read by it to prove that shares and money agree.
CREATE VIEW transfers.register_money WITH (security_invoker = true) AS
SELECT e.institution_id, e.kind, e.reference, p.amount
FROM transfers.journal_entry e JOIN transfers.posting p ON p.entry_id = e.id AND p.line = 2
WHERE e.reference IS NOT NULL;
CREATE VIEW transfers.register_order WITH (security_invoker = true) AS
SELECT id, institution_id, reference, amount FROM transfers.transfer_order WHERE reference IS NOT NULL;
REVOKE INSERT, UPDATE ON transfers.register_money, transfers.register_order FROM iisp_app;
