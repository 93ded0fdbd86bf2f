-- What people asked their administrator for, and what came of it. A granted request is the right itself: it gives the
-- account the page up to and including `until` (null: for good). `person_id` is the human being who asked.
CREATE TABLE identity.menu_request (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL REFERENCES identity.account,
  person_id text NOT NULL,
  menu_id text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'granted', 'refused', 'ended')),
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  until date,
  remark text NOT NULL DEFAULT '',
  CHECK (decided_by <> person_id),
  CHECK (state = 'pending' OR decided_by IS NOT NULL)
);
CREATE UNIQUE INDEX menu_request_pending ON identity.menu_request (account_id, menu_id) WHERE state = 'pending';
CREATE INDEX menu_request_granted ON identity.menu_request (account_id) WHERE state = 'granted';
CREATE INDEX menu_request_newest ON identity.menu_request (institution_id, id DESC);
SELECT platform.protect('identity.menu_request');
