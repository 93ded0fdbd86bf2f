-- A due of the performance fee ends as 'nothing' where the register of the fund owes none.
ALTER TABLE fund_relation.fee_due DROP CONSTRAINT fee_due_status_check;
ALTER TABLE fund_relation.fee_due ADD CONSTRAINT fee_due_status_check CHECK (status IN (
  'planned', 'advanced', 'redeeming', 'ready', 'toConfirm', 'paying', 'paid', 'nothing', 'failed'));
