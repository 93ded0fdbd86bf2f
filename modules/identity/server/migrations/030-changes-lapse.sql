-- Whoever proposed a change may withdraw it from another of their accounts; one that nobody decides on lapses. Besides roles,
-- administrators propose another phone or the removal of hardware keys for somebody who has lost theirs.
ALTER TABLE identity.staff_change
  DROP CONSTRAINT staff_change_state_check,
  DROP CONSTRAINT staff_change_kind_check,
  DROP CONSTRAINT staff_change_check1,
  DROP CONSTRAINT staff_change_check3,
  DROP CONSTRAINT staff_change_check4,
  ADD COLUMN phone_before text,
  ADD CONSTRAINT staff_change_state CHECK (state IN ('pending', 'confirmed', 'declined', 'withdrawn', 'lapsed')),
  ADD CONSTRAINT staff_change_decided CHECK (state IN ('pending', 'lapsed') OR decided_by IS NOT NULL),
  ADD CONSTRAINT staff_change_kind CHECK (kind IN ('roles', 'invite', 'phone', 'keys')),
  ADD CONSTRAINT staff_change_concerned CHECK ((kind = 'invite') = (account_id IS NULL)
    AND (account_id IS NULL) = (person_id IS NULL) AND (kind NOT IN ('invite', 'phone') OR phone IS NOT NULL));
CREATE INDEX staff_change_due ON identity.staff_change (proposed_at) WHERE state = 'pending';

GRANT UPDATE (phone) ON identity.person TO iisp_app;
