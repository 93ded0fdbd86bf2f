SELECT set_config('app.scope', '*', true);

-- Who accepted an order at the desk: the real person, and the name they went by.
ALTER TABLE transfers.transfer_order
  ADD COLUMN accepted_by text,
  ADD COLUMN accepted_by_name text NOT NULL DEFAULT '';
UPDATE transfers.transfer_order o SET accepted_by = s.person, accepted_by_name = s.person_name
  FROM transfers.order_step s
  WHERE s.order_id = o.id AND s.event = 'accept' AND o.status IN ('050', '051', '060');

-- How a custodian's desk works; without a row the default holds.
CREATE TABLE transfers.desk_setting (
  institution_id text PRIMARY KEY,
  -- accepting and paying an order are two persons'
  two_persons boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  changed_by_name text NOT NULL,
  changed_at timestamptz NOT NULL
);
SELECT platform.protect('transfers.desk_setting');
