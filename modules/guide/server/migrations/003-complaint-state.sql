-- Where a complaint stands, which its times alone told before.
ALTER TABLE guide.complaint ADD COLUMN state text NOT NULL DEFAULT 'waiting'
  CHECK (state IN ('waiting', 'answered', 'adopted'));
SELECT set_config('app.scope', '*', true);
UPDATE guide.complaint SET state = CASE WHEN adopted_at IS NULL THEN 'answered' ELSE 'adopted' END
WHERE answered_at IS NOT NULL;
DROP INDEX guide.complaint_waiting;
CREATE INDEX complaint_waiting ON guide.complaint (at) WHERE state = 'waiting';
