import { type Reader, raw, sql, stateList, stateLiteral } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { registerDay, sharesAfter } from '../dealing/holdings/lots-as-of.ts'
import { q } from '../tables.ts'

/** A rule of the register, with one line per row that breaks it. */
interface Rule {
  readonly name: { readonly zh: string; readonly en: string }
  readonly broken: ReturnType<typeof sql<{ what: string }>>
}

/** Invariants between lots, holdings, totals, confirmations and the ledger. */
export const registerRules: readonly Rule[] = [
  {
    name: { zh: '持仓等于份额明细之和', en: 'a holding is the sum of its lots' },
    broken: sql`SELECT 'holding ' || product_id || '/' || trading_account_id || ': ' || coalesce(h.shares, 0) || ' <> ' ||
        coalesce(l.shares, 0) AS what
      FROM ta.holding h FULL JOIN (SELECT product_id, trading_account_id, sum(shares) AS shares FROM ta.lot GROUP BY 1, 2) l
        USING (product_id, trading_account_id)
      WHERE coalesce(h.shares, 0) <> coalesce(l.shares, 0)`,
  },
  {
    name: { zh: '总份额等于持仓之和', en: 'the total of a fund is the sum of its holdings' },
    broken: sql`SELECT 'fund ' || product_id || ': ' || coalesce(r.shares, 0) || ' <> ' || coalesce(h.shares, 0) AS what
      FROM ta.fund_register r FULL JOIN (SELECT product_id, sum(shares) AS shares FROM ta.holding GROUP BY 1) h
        USING (product_id)
      WHERE coalesce(r.shares, 0) <> coalesce(h.shares, 0)`,
  },
  {
    name: { zh: '份额明细等于初始份额加各次变动', en: 'a lot is what it began with and its changes' },
    broken: sql`SELECT 'lot ' || l.id || ': ' || l.shares || ' <> ' || l.shares_initial + coalesce(sum(c.shares), 0) AS what
      FROM ta.lot l LEFT JOIN ta.lot_change c ON c.lot_id = l.id
      GROUP BY l.id HAVING l.shares <> l.shares_initial + coalesce(sum(c.shares), 0)`,
  },
  {
    name: { zh: '没有负数，冻结不超过持有', en: 'nothing is negative or frozen beyond what is held' },
    broken: sql`SELECT 'lot ' || id AS what FROM ta.lot WHERE shares < 0 OR shares > shares_initial
      UNION ALL SELECT 'holding ' || product_id || '/' || trading_account_id FROM ta.holding
        WHERE shares < 0 OR frozen < 0 OR frozen > shares
      UNION ALL SELECT 'fund ' || product_id FROM ta.fund_register WHERE shares < 0`,
  },
  {
    name: { zh: '总份额等于有效确认之和', en: 'the total of a fund is what its valid confirmations moved' },
    broken: sql`SELECT 'fund ' || product_id || ': ' || r.shares || ' <> ' || coalesce(c.shares, 0) AS what
      FROM ta.fund_register r LEFT JOIN (SELECT product_id, sum(shares) AS shares FROM ta.confirmation WHERE valid GROUP BY 1) c
        USING (product_id)
      WHERE r.shares <> coalesce(c.shares, 0)`,
  },
  {
    name: { zh: '申请不重复确认', en: 'no application is confirmed for more than it asked' },
    broken: sql`SELECT 'application ' || a.application_no AS what
      FROM ta.application a JOIN ta.confirmation c ON c.application_id = a.id AND c.valid
      WHERE a.business_code IN ('020', '022') GROUP BY a.id HAVING count(*) > 1
      UNION ALL SELECT 'application ' || a.application_no || ' in run ' || c.run_id
      FROM ta.application a JOIN ta.confirmation c ON c.application_id = a.id AND c.valid
      GROUP BY a.id, c.run_id, c.business_code HAVING count(*) > 1`,
  },
  {
    name: { zh: '确认金额等于净额加各项费用', en: 'gross is net, fees and performance fee' },
    broken: sql`SELECT 'confirmation ' || id AS what FROM ta.confirmation
      WHERE valid AND (gross_amount <> net_amount + fee + performance_fee
        OR fee <> fee_manager + fee_distributor + fee_fund)`,
  },
  {
    name: { zh: '实缴等于投资、费用与退款之和', en: 'money in is invested, fees and refunds' },
    broken: sql`SELECT 'run ' || r.id || ': ' || c.paid || ' in, ' || coalesce(l.out, 0) || ' booked' AS what
      FROM ta.dealing_run r
      JOIN (SELECT run_id, sum(gross_amount + refund) AS paid FROM ta.confirmation
        WHERE valid AND business_code IN ('120', '122') GROUP BY 1) c ON c.run_id = r.id
      LEFT JOIN LATERAL (
        SELECT sum(e.amount) AS out FROM transfers.register_money e
        WHERE e.kind IN ('invested', 'fee') AND e.reference = 'ta:run:' || r.id
          OR e.kind = 'returned' AND e.reference IN (SELECT 'ta:confirmation:' || id FROM ta.confirmation WHERE run_id = r.id)
      ) l ON true
      WHERE r.status IN ${stateList(runFlow.sets.valid)} AND c.paid <> coalesce(l.out, 0)`,
  },
  {
    name: { zh: '分红等于各账户确认之和', en: 'a dividend is what its confirmations add up to' },
    broken: sql`SELECT 'dividend ' || d.id AS what FROM ta.dividend d
      LEFT JOIN LATERAL (
        SELECT count(*) AS accounts, sum(basis_shares) AS shares, sum(gross_amount) AS gross, sum(c.shares) AS new_shares,
          sum(performance_fee) AS fee, sum(net_amount) FILTER (WHERE dividend_method = '1') AS cash
        FROM ta.confirmation c WHERE c.dividend_id = d.id AND c.valid
      ) c ON true
      WHERE d.status = ${stateLiteral(dividendFlow.codes.confirmed)} AND (c.accounts, c.shares, c.gross, c.new_shares, c.fee,
          coalesce(c.cash, 0)) IS DISTINCT FROM ((d.totals->>'accounts')::bigint, (d.totals->>'shares')::numeric,
          (d.totals->>'gross')::numeric, (d.totals->>'newShares')::numeric, (d.totals->>'performanceFee')::numeric,
          (d.totals->>'cash')::numeric)
      UNION ALL SELECT 'confirmation ' || c.id FROM ta.confirmation c JOIN ta.dividend d ON d.id = c.dividend_id
      WHERE c.valid AND c.gross_amount <> round(c.basis_shares * d.per_share, 2)`,
  },
  {
    name: { zh: '分红基数等于登记日持有份额', en: 'a dividend is paid on what was held on its record date' },
    broken: sql`WITH held AS (
        SELECT d.id AS dividend, l.trading_account_id AS account, sum(${sharesAfter(sql<boolean>`${registerDay('f')} < d.record_date`)}) AS shares
        FROM ta.dividend d JOIN ta.lot l ON l.product_id = d.product_id
        LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
        WHERE d.status = ${stateLiteral(dividendFlow.codes.confirmed)}
          AND coalesce(${registerDay('o')}, l.registered_on) < d.record_date
        GROUP BY 1, 2
      ), paid AS (
        SELECT dividend_id AS dividend, trading_account_id AS account, basis_shares AS shares FROM ta.confirmation
        WHERE dividend_id IS NOT NULL AND valid
      )
      SELECT 'dividend ' || dividend || ', account ' || account || ': ' || coalesce(p.shares, 0) || ' <> ' ||
        coalesce(h.shares, 0) AS what
      FROM held h FULL JOIN paid p USING (dividend, account) WHERE coalesce(h.shares, 0) <> coalesce(p.shares, 0)`,
  },
  {
    name: { zh: '红利再投资等于新增份额明细', en: 'what is reinvested is a lot' },
    broken: sql`SELECT 'confirmation ' || c.id || ': ' || c.shares || ' <> ' || coalesce(l.shares, 0) AS what
      FROM ta.confirmation c
      LEFT JOIN LATERAL (SELECT sum(shares_initial) AS shares FROM ta.lot WHERE confirmation_id = c.id AND source = '3'
        AND nav = c.unit_nav AND cost = c.net_amount) l ON true
      WHERE c.dividend_id IS NOT NULL AND c.valid
        AND (c.shares <> coalesce(l.shares, 0) OR c.dividend_method = '1' AND c.shares <> 0)`,
  },
  {
    name: { zh: '转换转出与转入一致', en: 'what a conversion takes out of one fund comes into the other' },
    broken: sql`WITH taken AS (
        SELECT c.id, c.application_id, c.target_run_id, c.target_product_id, c.net_amount, c.dealing_date, c.trading_account_id
        FROM ta.confirmation c JOIN ta.dealing_run r ON r.id = c.target_run_id
        WHERE c.valid AND r.status IN ${stateList(runFlow.sets.valid)}
      ), arrived AS (
        SELECT id, application_id, run_id, product_id, gross_amount + refund AS amount, dealing_date, trading_account_id
        FROM ta.confirmation WHERE valid AND business_code = '137'
      )
      SELECT 'confirmation ' || coalesce(o.id, i.id) || ': ' || coalesce(o.net_amount, 0) || ' out, ' ||
        coalesce(i.amount, 0) || ' in' AS what
      FROM taken o FULL JOIN arrived i ON i.run_id = o.target_run_id AND i.application_id = o.application_id
      WHERE (o.target_product_id, o.net_amount, o.dealing_date, o.trading_account_id)
        IS DISTINCT FROM (i.product_id, i.amount, i.dealing_date, i.trading_account_id)`,
  },
  {
    name: { zh: '转换款到账等于投资与补差费之和', en: 'money of a conversion is invested, its top-up paid' },
    broken: sql`SELECT 'confirmation ' || c.id || ': ' || c.net_amount + c.top_up_fee || ' paid, ' || m.received || ' received, ' ||
        m.invested || ' invested, ' || m.fee || ' fee' AS what
      FROM ta.confirmation c CROSS JOIN LATERAL (
        SELECT count(*) AS n, coalesce(sum(amount) FILTER (WHERE kind = 'received'), 0) AS received,
          coalesce(sum(amount) FILTER (WHERE kind = 'invested'), 0) AS invested,
          coalesce(sum(amount) FILTER (WHERE kind = 'fee'), 0) AS fee
        FROM transfers.register_money WHERE reference = 'ta:confirmation:' || c.id
      ) m
      WHERE c.target_product_id IS NOT NULL AND m.n > 0 AND (NOT c.valid
        OR m.received <> c.net_amount + c.top_up_fee OR m.invested <> c.net_amount + c.top_up_fund
        OR m.fee <> c.top_up_fee - c.top_up_fund)`,
  },
  {
    name: { zh: '业绩报酬等于各份额明细之和', en: 'the fee of a fee day is what its lots add up to' },
    broken: sql`SELECT 'fee day ' || d.id AS what FROM ta.fee_day d
      LEFT JOIN LATERAL (SELECT count(*) AS lots, count(*) FILTER (WHERE fee > 0) AS charged, sum(shares) AS shares,
        sum(fee) AS fee, sum(shares_off) AS off FROM ta.fee_day_lot f WHERE f.fee_day_id = d.id) f ON true
      LEFT JOIN LATERAL (SELECT -coalesce(sum(c.shares), 0) AS off FROM ta.confirmation c
        WHERE c.fee_day_id = d.id AND c.valid) c ON true
      WHERE d.status = ${stateLiteral(feeDayFlow.codes.confirmed)}
        AND (f.lots, f.charged, f.shares, f.fee, f.off, c.off, f.shares - f.off) IS DISTINCT FROM
          ((d.totals->>'lots')::bigint, (d.totals->>'charged')::bigint, (d.totals->>'sharesBefore')::numeric,
          (d.totals->>'fee')::numeric, (d.totals->>'sharesOff')::numeric, (d.totals->>'sharesOff')::numeric,
          (d.totals->>'sharesAfter')::numeric)`,
  },
  {
    name: { zh: '业绩报酬等于高水位以上收益乘以比例', en: 'a fee is the gain above the mark at its rate' },
    broken: sql`SELECT 'fee day ' || d.id || ', lot ' || f.lot_id AS what
      FROM ta.fee_day d JOIN ta.fee_day_lot f ON f.fee_day_id = d.id
      WHERE d.status = ${stateLiteral(feeDayFlow.codes.confirmed)} AND d.method = 'perLot'
        AND f.fee <> round(f.shares * greatest(d.unit_nav - f.mark_before, 0) * d.rate, 2)
      UNION ALL SELECT 'fee day ' || d.id FROM ta.fee_day d
      WHERE d.status = ${stateLiteral(feeDayFlow.codes.confirmed)} AND d.method = 'wholeFund' AND (d.totals->>'fee')::numeric <>
        round((d.totals->>'sharesBefore')::numeric * greatest(d.unit_nav - d.mark_before, 0) * d.rate, 2)`,
  },
  {
    name: { zh: '份额明细按业绩报酬计提变动', en: 'lots changed as their fee day says' },
    broken: sql`SELECT 'fee day ' || f.fee_day_id || ', lot ' || f.lot_id AS what
      FROM ta.fee_day d JOIN ta.fee_day_lot f ON f.fee_day_id = d.id
      LEFT JOIN ta.confirmation c ON c.fee_day_id = d.id AND c.trading_account_id = f.trading_account_id
      LEFT JOIN ta.lot_change h ON h.lot_id = f.lot_id AND (h.fee_day_id = d.id OR h.confirmation_id = c.id)
      WHERE d.status = ${stateLiteral(feeDayFlow.codes.confirmed)}
        AND (coalesce(h.shares, 0), coalesce(h.mark_before, f.mark_before), coalesce(h.mark_after, f.mark_before))
          IS DISTINCT FROM (-f.shares_off, f.mark_before, f.mark_after)`,
  },
  {
    name: {
      zh: '应付业绩报酬等于已提取减已支付',
      en: 'the performance fee owed is what was taken less what was paid',
    },
    // states of orders do not matter here: unpaid orders are added when the debt is read
    broken: sql`WITH moved AS (
        SELECT product_id, performance_fee AS amount FROM ta.confirmation WHERE valid
        UNION ALL SELECT product_id, (totals->>'fee')::numeric FROM ta.fee_day
          WHERE status = ${stateLiteral(feeDayFlow.codes.confirmed)} AND taken_from = 'nav'
        UNION ALL SELECT product_id, -amount FROM ta.performance_payment
          WHERE status = ${stateLiteral(paymentFlow.codes.confirmed)}
      ), owed AS (SELECT product_id, sum(amount) AS amount FROM moved GROUP BY product_id)
      SELECT 'fund ' || product_id || ': ' || coalesce(r.performance_owed, 0) || ' <> ' || coalesce(o.amount, 0) AS what
      FROM ta.fund_register r FULL JOIN owed o USING (product_id)
      WHERE coalesce(r.performance_owed, 0) <> coalesce(o.amount, 0)`,
  },
  {
    name: {
      zh: '业绩报酬付款指令与支付记录一致',
      en: 'an order pays what its payment of a performance fee says',
    },
    broken: sql`SELECT 'payment ' || m.id AS what FROM ta.performance_payment m
      LEFT JOIN transfers.register_order o ON o.id = m.order_id
      WHERE m.order_id IS NOT NULL
        AND (o.amount, o.reference) IS DISTINCT FROM (m.amount, 'ta:performance:' || m.id)`,
  },
  {
    name: { zh: '付款指令与确认一致', en: 'an order pays what its confirmation says' },
    broken: sql`SELECT 'confirmation ' || c.id AS what FROM ta.confirmation c
      JOIN transfers.register_order o ON o.id = c.order_id
      WHERE o.amount <> c.net_amount + c.top_up_fee OR o.reference IS DISTINCT FROM 'ta:confirmation:' || c.id`,
  },
]

export interface RegisterFinding {
  readonly rule: Rule['name']
  readonly what: string
}

/** All violations of rules in the register, at most `limit` rows per rule. Needs a reader of scope '*'. */
export async function checkRegister(db: Reader, limit = 20): Promise<RegisterFinding[]> {
  const findings: RegisterFinding[] = []
  for (const { name, broken } of registerRules) {
    const rows = await db.all(
      raw(sql<{ what: string }>`WITH found AS (${broken}) SELECT what FROM found LIMIT ${limit}::int`),
    )
    findings.push(...rows.map(({ what }) => ({ rule: name, what })))
  }
  return findings
}

/** The number of rows that a check covers. */
export const countRegister = (db: Reader) =>
  db.one(
    q
      .selectNoFrom(sql<number>`(SELECT count(*)::int FROM ta.fund_register)`.as('funds'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.holding)`.as('holdings'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.lot)`.as('lots'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.confirmation WHERE valid)`.as('confirmations')),
  )
