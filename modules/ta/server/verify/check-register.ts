import { type Reader, raw, sql, stateList } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { q } from '../tables.ts'

/** A rule of the register, with one line per row that breaks it. */
interface Rule {
  readonly name: { readonly zh: string; readonly en: string }
  readonly broken: ReturnType<typeof sql<{ what: string }>>
}

/** What always holds between lots, holdings, totals, confirmations and the ledger. */
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
    name: { zh: '付款指令与确认一致', en: 'an order pays what its confirmation says' },
    broken: sql`SELECT 'confirmation ' || c.id AS what FROM ta.confirmation c
      JOIN transfers.register_order o ON o.id = c.order_id
      WHERE o.amount <> c.net_amount OR o.reference IS DISTINCT FROM 'ta:confirmation:' || c.id`,
  },
]

export interface RegisterFinding {
  readonly rule: Rule['name']
  readonly what: string
}

/** Everything in the register that breaks a rule, at most `limit` rows per rule. Needs a reader of scope '*'. */
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

/** How much there is: what a check has gone through. */
export const countRegister = (db: Reader) =>
  db.one(
    q
      .selectNoFrom(sql<number>`(SELECT count(*)::int FROM ta.fund_register)`.as('funds'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.holding)`.as('holdings'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.lot)`.as('lots'))
      .select(sql<number>`(SELECT count(*)::int FROM ta.confirmation WHERE valid)`.as('confirmations')),
  )
