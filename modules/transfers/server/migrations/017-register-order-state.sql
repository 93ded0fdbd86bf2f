-- Whoever places an order of the register follows what becomes of it.
CREATE OR REPLACE VIEW transfers.register_order WITH (security_invoker = true) AS
SELECT id, institution_id, reference, amount, status FROM transfers.transfer_order WHERE reference IS NOT NULL;
