-- A confirmed fee day may be revoked; its date is free for another one then.
ALTER TABLE ta.fee_day DROP CONSTRAINT fee_day_status_check;
ALTER TABLE ta.fee_day ADD CONSTRAINT fee_day_status_check
  CHECK (status IN ('entered', 'computed', 'confirmed', 'stopped', 'revoked'));
