import { applicationFlow, runFlow } from '@iisp/ta/contract'
import { nav, openDay } from './fill.ts'

/**
 * The same dealing day of all funds in one statement: the arithmetic and the rows of the register and its money, without
 * any check, second person, audit trail, event or history.
 */
export const oneStatement = `
  WITH fund AS (
    SELECT id, institution_id FROM bench_fund
  ), run AS (
    INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, status, unit_nav, started_by, started_name, started_at)
    SELECT institution_id, id, '${openDay}', '${runFlow.codes.confirmed}', ${nav}, 'bench', '', now() FROM fund RETURNING id, product_id
  ), asked AS (
    SELECT a.id, a.institution_id, a.product_id, a.investor_id, a.trading_account_id, a.amount, a.shares, run.id AS run_id
    FROM ta.application a JOIN run USING (product_id) WHERE a.dealing_date = '${openDay}' AND a.status = '${applicationFlow.codes.passed}' AND a.run_id IS NULL
  ), bought AS (
    SELECT *, round(net / ${nav}, 2) AS got FROM (SELECT *, round(amount / 1.0123, 2) AS net FROM asked WHERE amount IS NOT NULL) a
  ), taken AS (
    SELECT *, round(used * ${nav}, 2) AS gross, round(used * greatest(${nav} - mark, 0) * 0.2, 2) AS performance_fee
    FROM (
      SELECT a.id AS application_id, l.id AS lot_id, l.mark, a.shares AS wanted,
        sum(l.shares) OVER older - l.shares AS before,
        least(l.shares, a.shares - (sum(l.shares) OVER older - l.shares)) AS used
      FROM asked a JOIN ta.lot l ON l.product_id = a.product_id AND l.trading_account_id = a.trading_account_id AND l.shares > 0
      WHERE a.shares IS NOT NULL
      WINDOW older AS (PARTITION BY a.id ORDER BY l.registered_on, l.id ROWS UNBOUNDED PRECEDING)
    ) l WHERE before < wanted
  ), sold AS (
    SELECT application_id, sum(gross) AS gross, sum(round(gross * 0.005, 2)) AS fee, sum(performance_fee) AS performance_fee,
      jsonb_agg(jsonb_build_object('lot', lot_id, 'shares', used, 'gross', gross)) AS lots
    FROM taken GROUP BY application_id
  ), confirmation AS (
    INSERT INTO ta.confirmation (institution_id, run_id, application_id, product_id, investor_id, trading_account_id, business_code,
      dealing_date, confirmed_on, valid, unit_nav, shares, gross_amount, fee, performance_fee, net_amount, lots)
    SELECT institution_id, run_id, id, product_id, investor_id, trading_account_id, '122', date '${openDay}', date '2026-03-19', true,
      ${nav}::numeric, got, amount, amount - net, 0, net, '[]'::jsonb FROM bought
    UNION ALL
    SELECT a.institution_id, a.run_id, a.id, a.product_id, a.investor_id, a.trading_account_id, '124', date '${openDay}', date '2026-03-19', true,
      ${nav}::numeric, -a.shares, s.gross, s.fee, s.performance_fee, s.gross - s.fee - s.performance_fee, s.lots
    FROM sold s JOIN asked a ON a.id = s.application_id
    RETURNING id, institution_id, application_id, product_id, investor_id, trading_account_id, shares, gross_amount
  ), lot AS (
    INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, confirmation_id, source, registered_on,
      shares_initial, shares, cost, nav, mark)
    SELECT institution_id, product_id, investor_id, trading_account_id, id, '1', date '2026-03-19', shares, shares, gross_amount, ${nav}, ${nav}
    FROM confirmation WHERE shares > 0
  ), change AS (
    INSERT INTO ta.lot_change (confirmation_id, lot_id, institution_id, shares, mark_before, mark_after)
    SELECT c.id, t.lot_id, c.institution_id, -t.used, t.mark, t.mark FROM taken t JOIN confirmation c USING (application_id)
    RETURNING lot_id, shares
  ), left_over AS (
    UPDATE ta.lot SET shares = lot.shares + change.shares FROM change WHERE lot.id = change.lot_id
  ), holding AS (
    UPDATE ta.holding h SET shares = h.shares + c.shares, version = h.version + 1
    FROM confirmation c WHERE c.product_id = h.product_id AND c.trading_account_id = h.trading_account_id
  ), total AS (
    UPDATE ta.fund_register r SET shares = r.shares + c.shares, version = version + 1, last_dealing_date = '${openDay}'
    FROM (SELECT product_id, sum(shares) AS shares FROM confirmation GROUP BY 1) c WHERE c.product_id = r.product_id
  ), money AS (
    SELECT b.institution_id, b.run_id, b.product_id, k.kind,
      CASE k.kind WHEN 'received' THEN sum(amount) WHEN 'invested' THEN sum(net) ELSE sum(amount - net) END AS amount
    FROM bought b CROSS JOIN (VALUES ('received', 1), ('invested', 2), ('fee', 3)) k (kind, ord)
    GROUP BY 1, 2, 3, 4, ord ORDER BY run_id, ord
  ), entry AS (
    INSERT INTO transfers.journal_entry (institution_id, kind, reference, memo)
    SELECT institution_id, kind, 'ta:run:' || run_id, '' FROM money RETURNING id, institution_id, kind, reference
  ), place AS (
    SELECT c.product_id, c.kind, l.id FROM transfers.custody_account c JOIN transfers.ledger_account l ON l.custody_account_id = c.id
    JOIN fund ON fund.id = c.product_id
  ), posting AS (
    INSERT INTO transfers.posting (entry_id, line, institution_id, ledger_account_id, amount)
    SELECT e.id, w.line, e.institution_id, coalesce(p.id, x.id), w.sign * m.amount
    FROM entry e JOIN money m ON m.kind = e.kind AND 'ta:run:' || m.run_id = e.reference
    JOIN (VALUES ('received', 1, -1, null), ('received', 2, 1, '2'), ('invested', 1, -1, '2'), ('invested', 2, 1, '1'),
      ('fee', 1, -1, '2'), ('fee', 2, 1, null)) w (kind, line, sign, place) ON w.kind = e.kind
    LEFT JOIN place p ON p.product_id = m.product_id AND p.kind = w.place
    JOIN transfers.ledger_account x ON x.institution_id = e.institution_id AND x.kind = 'external'
    ORDER BY e.id, w.line DESC
  )
  UPDATE ta.application a SET status = '${applicationFlow.codes.confirmed}', version = a.version + 1, run_id = asked.run_id FROM asked WHERE asked.id = a.id`
