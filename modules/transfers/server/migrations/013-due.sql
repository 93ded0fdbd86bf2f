-- Orders that are not at their end, by the date on which they are due: of an institution, and of all for the desk.
CREATE INDEX transfer_order_due ON transfers.transfer_order (institution_id, status, transfer_date, id)
  WHERE status < '070';
CREATE INDEX transfer_order_desk_due ON transfers.transfer_order (status, transfer_date, id)
  WHERE status < '070';
