import { system } from '@iisp/server'
import { beforeAll, expect } from 'vitest'
import { type FeeDue, feeDueList } from '../../contract/linking/fee-dues.ts'
import { followConfirmedRun } from '../linking/orders/confirmed-run-call.ts'
import { followTakenBackRun } from '../linking/orders/taken-back-call.ts'
import { payFees } from '../linking/fees/pay-fees.ts'
import { openAccount } from './open-account.ts'
import { stageRelations } from './stage-relations.ts'

export const payee = {
  name: '远山基金',
  accountNo: '6222000011112222',
  bank: '招商银行北京分行',
  branchNo: '',
}
interface Given {
  readonly dueDay: number
  readonly type?: '01' | '04'
  readonly annualRate?: string | null
  readonly cash: string
  readonly releasesOrder?: boolean
  readonly payee?: typeof payee | null
  readonly payer?: '1' | '2'
}

/** A portal with a child fund that owes fees by its terms, holds shares of its mother, and has settings in force. */
export function stageFees() {
  const stage = stageRelations()
  const [mother, child] = ['1001', '1015']
  const owner = (text: string, values: readonly unknown[] = []) => stage.iisp.owner.query(text, [...values])

  // SXA015 has 10,000,000.00 shares at 1.0000, and owes 1.5 % a year as its management fee, 12,739.73 for October
  beforeAll(async () => {
    await openAccount(stage.iisp, { relation: '1', mother, child, institution: 'M001' })
    await owner(
      `INSERT INTO ta.fund_register (product_id, institution_id, shares) VALUES ($1, 'M001', 10000000)
       ON CONFLICT (product_id) DO UPDATE SET shares = excluded.shares`,
      [child],
    )
    await owner(
      `INSERT INTO ta.fund_terms (institution_id, product_id, effective_from, terms, status, entered_by, entered_name,
         entered_at, decided_by, decided_name, decided_at)
       SELECT institution_id, $1, '2020-01-01', terms, 'approved', '0', '季登', now(), '1', '鲍禾', now()
       FROM ta.fund_terms WHERE product_id = $2 LIMIT 1`,
      [child, mother],
    )
    await owner(
      `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, status, entered_by,
         entered_name, entered_at, decided_by) VALUES ('M001', $1, '2026-11-20', 1, 1, 'confirmed', 'a', 'a', now(), 'b')`,
      [child],
    )
  })

  /** The terms, the settings and the cash at the beginning of a day. */
  async function given({ dueDay, cash, releasesOrder = false, payer = '1', ...terms }: Given) {
    const fee = { type: '01', frequency: '1', annualRate: '0.0150', dueDay, payee, ...terms }
    await owner(
      `UPDATE ta.fund_terms SET terms = jsonb_set(terms, '{feeSchedule}', $2) WHERE product_id = $1`,
      [child, JSON.stringify([fee])],
    )
    await owner(`UPDATE fund_relation.config SET in_force = in_force || $1::jsonb WHERE id = 1`, [
      JSON.stringify({ releasesOrder, payer }),
    ])
    await setCash(cash)
  }
  const setCash = (cash: string) =>
    owner(
      `UPDATE transfers.ledger_account SET balance = frozen + $2 WHERE custody_account_id =
         (SELECT min(id) FROM transfers.custody_account WHERE product_id = $1 AND kind = '1' AND status = '1')`,
      [child, cash],
    )
  async function pay(at: string) {
    const actor = system('test')
    const now = new Date(`${at}T10:00:00+08:00`)
    const failures = await stage.iisp.db.transact(actor, (db) =>
      payFees.run(db, now, stage.iisp.portal.dispatcher.within(actor, db)),
    )
    expect(failures).toEqual([])
  }
  const dues = async () => (await stage.zhou.ok(feeDueList, { configId: '1' })).list
  const dueOn = async (day: string): Promise<FeeDue> =>
    (await dues()).find((due) => due.dueOn === day) ?? expect.fail(`nothing due on ${day}`)
  const forced = async () => {
    const { rows } = await owner(
      `SELECT id, shares, dealing_date::text FROM ta.application WHERE business_code = '142' AND product_id = $1 ORDER BY id`,
      [mother],
    )
    return rows as { id: string; shares: string; dealing_date: string }[]
  }
  /**
   * Confirms the latest forced redemption in the mother's run of the day; with null the run
   * confirms nothing.
   */
  async function confirmRun(netAmount: string | null) {
    const {
      id,
      shares,
      dealing_date: dealingDate,
    } = (await forced()).at(-1) ?? expect.fail('nothing applied for')
    const confirmation = {
      id: '1',
      applicationId: id,
      kind: '142' as const,
      investorId: '1',
      tradingAccountId: '1',
      shares: `-${shares}`,
      grossAmount: netAmount ?? '0.00',
      netAmount: netAmount ?? '0.00',
      settlesOn: null,
    }
    await stage.iisp.portal.dispatcher.runAs(system('register'), followConfirmedRun, {
      runId: '1',
      dividendId: null,
      institutionId: 'M001',
      productId: mother,
      occasion: dealingDate,
      attempt: 1,
      dealingDate,
      confirmedOn: dealingDate,
      unitNav: '1.1000',
      confirmations: netAmount === null ? [] : [confirmation],
    })
  }
  /** Reverses the run of the day of the latest application. */
  async function takeRunBack() {
    const { dealing_date: dealingDate } = (await forced()).at(-1) ?? expect.fail('nothing applied for')
    await stage.iisp.portal.dispatcher.runAs(system('register'), followTakenBackRun, {
      institutionId: 'M001',
      productId: mother,
      occasion: dealingDate,
      attempt: 1,
      dealingDate,
    })
  }
  const orderOf = async ({ orderNo }: FeeDue) => {
    const { rows } = await owner(
      `SELECT amount, product_id::text, transfer_detail, status, partner_account_no, source
       FROM transfers.transfer_order WHERE order_no = $1`,
      [orderNo],
    )
    return rows[0]
  }
  return {
    stage,
    mother,
    child,
    owner,
    given,
    setCash,
    pay,
    dues,
    dueOn,
    forced,
    confirmRun,
    takeRunBack,
    orderOf,
  }
}
