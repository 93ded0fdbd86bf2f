-- What a manager's people write for each other; the custodian never sees it.
ALTER TABLE transfers.transfer_order
  ADD COLUMN internal_note text NOT NULL DEFAULT '' CHECK (char_length(internal_note) <= 200);
