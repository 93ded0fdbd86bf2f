/**
 * What the register and the ledger hold of some funds ($1), one line each, without ids and times that differ between two
 * portals: rows are named by their application and day.
 */
const parts = [
  `SELECT 'confirmation ' || a.application_no || ' ' || (to_jsonb(c) - '{id,run_id,order_id,lots}'::text[])::text || ' ' ||
     (SELECT coalesce(jsonb_agg(l - 'lot'), '[]') FROM jsonb_array_elements(c.lots) l)::text AS line
   FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id WHERE c.product_id = ANY ($1::bigint[])`,
  `SELECT 'lot ' || a.application_no || ' ' || (to_jsonb(l) - '{id,confirmation_id}'::text[])::text
   FROM ta.lot l JOIN ta.confirmation c ON c.id = l.confirmation_id JOIN ta.application a ON a.id = c.application_id
   WHERE l.product_id = ANY ($1::bigint[])`,
  `SELECT 'lot change ' || a.application_no || ' of lot ' || b.application_no || ' ' ||
     (to_jsonb(x) - '{lot_id,confirmation_id}'::text[])::text
   FROM ta.lot_change x JOIN ta.lot l ON l.id = x.lot_id
   JOIN ta.confirmation c ON c.id = x.confirmation_id JOIN ta.application a ON a.id = c.application_id
   JOIN ta.confirmation d ON d.id = l.confirmation_id JOIN ta.application b ON b.id = d.application_id
   WHERE l.product_id = ANY ($1::bigint[])`,
  `SELECT 'holding ' || to_jsonb(h)::text FROM ta.holding h WHERE h.product_id = ANY ($1::bigint[])`,
  `SELECT 'total ' || to_jsonb(r)::text FROM ta.fund_register r WHERE r.product_id = ANY ($1::bigint[])`,
  `SELECT 'run ' || r.product_id || ' ' || r.dealing_date || ' ' || r.status || ' ' || r.version || ' ' || r.application_count
     || ' ' || r.shares_before || ' ' || r.shares_after || ' ' || r.totals::text
   FROM ta.dealing_run r WHERE r.product_id = ANY ($1::bigint[])`,
  `WITH booked (reference, name) AS (
     SELECT 'ta:run:' || id, 'run of ' || product_id || ' on ' || dealing_date FROM ta.dealing_run
       WHERE product_id = ANY ($1::bigint[])
     UNION ALL SELECT 'ta:application:' || id, application_no FROM ta.application WHERE product_id = ANY ($1::bigint[])
     UNION ALL SELECT 'ta:confirmation:' || c.id, 'confirmation of ' || a.application_no
       FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id WHERE c.product_id = ANY ($1::bigint[])
   )
   SELECT 'posting ' || b.name || ' ' || e.kind || ' ' || e.memo || ' ' || p.line || ' ' || p.amount || ' ' || p.institution_id
     || ' ' || l.kind || coalesce(' ' || a.product_id || ' ' || a.kind, '')
   FROM booked b JOIN transfers.journal_entry e USING (reference) JOIN transfers.posting p ON p.entry_id = e.id
   JOIN transfers.ledger_account l ON l.id = p.ledger_account_id
   LEFT JOIN transfers.custody_account a ON a.id = l.custody_account_id`,
] as const

export const registerLines = `SELECT line FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')}) AS held ORDER BY line COLLATE "C"`
