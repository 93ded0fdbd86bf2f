-- What one person notes as paid by hand is confirmed by another. What was noted until now stays as it is.
ALTER TABLE ta.performance_payment
  ADD status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('entered', 'confirmed', 'cancelled')),
  ADD version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD decided_by text,
  ADD decided_name text NOT NULL DEFAULT '',
  ADD decided_at timestamptz,
  -- why it was cancelled
  ADD decided_reason text NOT NULL DEFAULT '',
  ADD CHECK (order_id IS NULL OR status = 'confirmed');
CREATE INDEX performance_payment_waiting ON ta.performance_payment (product_id) WHERE status = 'entered';
GRANT UPDATE (status, version, decided_by, decided_name, decided_at, decided_reason) ON ta.performance_payment TO iisp_app;
