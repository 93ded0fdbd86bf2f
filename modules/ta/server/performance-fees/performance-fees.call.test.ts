import { readFileSync } from 'node:fs'
import { deskList } from '@iisp/transfers/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dividendConfirm } from '../../contract/dividends/dividends.ts'
import { feeDayConfirm } from '../../contract/fee-days/fee-days.ts'
import {
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { runCompute, runConfirm, runCorrect, runDecide } from '../../contract/dealing/runs.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { computedDividend } from '../test/dividends.ts'
import { computedFeeDay, feeDate, feeTerms } from '../test/fee-days.ts'
import type { TestFund } from '../test/funds.ts'
import { openHolder } from '../test/holders.ts'
import { owedOf, paidToManager, payee, paymentsOf } from '../test/performance-fees.ts'
import { refusalOf } from '../test/stage-dividends.ts'
import { stagePerformanceFees } from '../test/stage-performance-fees.ts'
import { requestReversal } from '../test/request-reversal.ts'

const { stage, desk, fundFor, buys, findings, rows, pay, note, fundThatOwes } = stagePerformanceFees()
const ends = (fund: TestFund, status: string) =>
  rows(
    `UPDATE transfers.transfer_order SET status = $2 WHERE product_id = $1 AND transfer_detail = '0502'
       AND reference LIKE 'ta:performance:%'`,
    [fund.id, status],
  )

describe('a fee of a redemption', () => {
  let [fund, run] = [{} as TestFund, '']
  beforeAll(async () => {
    ;({ fund, run } = await fundThatOwes())
  })

  test('is owed to the manager, with the account of the terms that it is paid to', async () => {
    expect(await owedOf(desk, fund)).toMatchObject({
      productCode: fund.code,
      owed: '4000.00',
      paying: '0.00',
      payee,
      lastPaidOn: null,
      actions: ['pay', 'paidByHand'],
    })
    expect(await findings()).toEqual([])
  })

  test('is paid by one order, over the amount shown, to the payee account; one of two simultaneous payments fails', async () => {
    expect(await refusalOf(pay(fund, '3999.99'))).toBe('ta-performance-fee.changed')
    const answers = await Promise.all([pay(fund, '4000.00'), pay(fund, '4000.00', desk.second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const orders = await rows(
      `SELECT o.amount, o.status, o.source, o.transfer_detail, o.partner_account_no, o.partner_name, o.partner_bank,
         o.frozen, o.reference = 'ta:performance:' || m.id AS named
       FROM transfers.transfer_order o JOIN ta.performance_payment m ON m.order_id = o.id WHERE o.product_id = $1`,
      [fund.id],
    )
    expect(orders).toEqual([
      {
        amount: '4000.00',
        status: '040',
        source: '5',
        transfer_detail: '0502',
        partner_account_no: payee.accountNo,
        partner_name: payee.name,
        partner_bank: payee.bank,
        frozen: '4000.00',
        named: true,
      },
    ])
    const [payment] = await paymentsOf(desk, fund)
    expect(payment).toMatchObject({ amount: '4000.00', state: 'underWay', reason: '' })
    const { list } = await (await stage.iisp.as('zhao.tuo')).ok(deskList, { productId: fund.id })
    expect(list.map(({ AMOUNT }) => AMOUNT)).toEqual(['4000.00'])
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '0.00', paying: '4000.00', actions: [] })
    expect(await refusalOf(pay(fund, '4000.00'))).toBe('ta-performance-fee.nothingOwed')
    expect(await findings()).toEqual([])
  })

  test.each(['080', '090', '091'])('is owed again where its order ends unpaid (%s)', async (status) => {
    await ends(fund, status)
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '4000.00', paying: '0.00', lastPaidOn: null })
    expect((await paymentsOf(desk, fund))[0]).toMatchObject({ state: 'unpaid' })
    expect(await findings()).toEqual([])
  })

  test('is paid anew then, and neither owed nor under way once that is paid', async () => {
    expect((await pay(fund, '4000.00')).status).toBe(200)
    await rows(
      `UPDATE transfers.transfer_order SET status = '070' WHERE id =
         (SELECT max(order_id) FROM ta.performance_payment WHERE product_id = $1)`,
      [fund.id],
    )
    const owed = await owedOf(desk, fund)
    expect(owed).toMatchObject({ owed: '0.00', paying: '0.00', actions: [] })
    expect(owed?.lastPaidOn).toMatch(/^2026-/)
    expect(await paymentsOf(desk, fund)).toMatchObject([{ state: 'paid' }, { state: 'unpaid' }])
  })

  test('is reversed by a correction: a fee already paid is set off against the next fees, and nothing is paid until then', async () => {
    const [old] = await rows<{ version: number }>(`SELECT version FROM ta.dealing_run WHERE id = $1`, [run])
    const back = await requestReversal(desk.second, 'run', { id: run, version: old?.version ?? 0 })
    const next = await desk.first.ok(runCorrect, back)
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '-4000.00', actions: [] })
    expect(await refusalOf(pay(fund, '4000.00'))).toBe('ta-performance-fee.nothingOwed')
    expect(await refusalOf(note(fund, '4000.00', '4000.00'))).toBe('ta-performance-fee.nothingOwed')
    expect(await findings()).toEqual([])
    const dealt = await redealt(next)
    await desk.first.ok(runConfirm, { id: dealt.id, version: dealt.version })
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '0.00' })
    expect(await findings()).toEqual([])
  })

  test('a wrong figure is found', async () => {
    const rule = async () => (await findings()).map((found) => found.rule.zh)
    await rows(
      `UPDATE ta.fund_register SET performance_owed = performance_owed + 0.01 WHERE product_id = $1`,
      [fund.id],
    )
    expect(await rule()).toEqual(['应付业绩报酬等于已提取减已支付'])
    await rows(
      `UPDATE ta.fund_register SET performance_owed = performance_owed - 0.01 WHERE product_id = $1`,
      [fund.id],
    )
    await rows(
      `UPDATE transfers.transfer_order SET amount = 4001, frozen = 0 WHERE id =
      (SELECT max(order_id) FROM ta.performance_payment WHERE product_id = $1)`,
      [fund.id],
    )
    expect(await rule()).toEqual(['业绩报酬付款指令与支付记录一致'])
  })
})

/** Computes a corrected run again and has it approved. */
async function redealt({ id, version }: { readonly id: string; readonly version: number }) {
  const computed = await desk.first.ok(runCompute, { id, version, decision: null })
  return desk.second.ok(runDecide, { id, version: computed.version, action: 'approve', reason: '' })
}

describe('other fees owed', () => {
  const owing = async (fund: TestFund) => (await owedOf(desk, fund))?.owed
  const bought = async (terms: object) => {
    const fund = await fundFor(0, { feeSchedule: paidToManager, ...terms })
    const holder = await openHolder(stage.iisp, fund, '海川实业')
    await buys(fund, holder, '2026-11-03', '1000000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    return fund
  }
  const confirmFeeDay = async (fund: TestFund) => {
    await confirmedNav(desk, fund, feeDate, '1.3000')
    const { id, version } = await computedFeeDay(desk, fund)
    expect(await owing(fund)).toBe(undefined)
    await desk.second.ok(feeDayConfirm, { id, version })
  }

  test.each(['nav', 'shares'] as const)('the fee of a fee day, from %s', async (takenFrom) => {
    const fund = await bought({ performanceFee: { ...feeTerms, takenFrom } })
    await confirmFeeDay(fund)
    expect(await owing(fund)).toBe('60000.00')
    expect(await findings()).not.toContainEqual(
      expect.objectContaining({ what: expect.stringContaining(`fund ${fund.id}:`) }),
    )
  })

  test('the fee of a dividend', async () => {
    const fund = await bought({ performanceFee: { ...feeTerms, days: [] } })
    await confirmedNav(desk, fund, '2026-11-10', '1.2000')
    await confirmedNav(desk, fund, '2026-11-11', '1.1000')
    const { id, version } = await computedDividend(desk, fund)
    await desk.second.ok(dividendConfirm, { id, version })
    // 1,000,000.00 shares have gained 0.2000 each
    expect(await owing(fund)).toBe('40000.00')
  })
})

test('where the custody account cannot pay it, nothing is placed or taken off', async () => {
  const { fund } = await fundThatOwes()
  await rows(
    `UPDATE transfers.ledger_account SET balance = frozen WHERE custody_account_id IN
       (SELECT id FROM transfers.custody_account WHERE product_id = $1 AND kind = '1')`,
    [fund.id],
  )
  expect(await refusalOf(pay(fund, '4000.00'))).toBe('transfers.registerMoneyShort')
  expect(await owedOf(desk, fund)).toMatchObject({ owed: '4000.00', cash: '0.00', actions: ['paidByHand'] })
  expect(await paymentsOf(desk, fund)).toEqual([])
})

test('fees taken before payments were recorded count as paid manually', async () => {
  // the register as it was before the migration, which then runs again
  await rows(`DELETE FROM ta.performance_payment`)
  await rows(`UPDATE ta.fund_register SET performance_owed = 0`)
  const migration = readFileSync(
    new URL('../migrations/014-performance-payments.sql', import.meta.url),
    'utf8',
  )
  await rows(migration.slice(migration.indexOf('INSERT INTO')))
  expect(await findings()).toEqual([])
  const { list } = await desk.first.ok(performanceOwedList, {})
  // fees of runs, of a dividend, and of fee days with both methods
  expect(list.length).toBeGreaterThan(4)
  expect(new Set(list.map(({ owed }) => owed))).toEqual(new Set(['0.00']))
  const [fund] = list
  const made = (await desk.first.ok(performancePaymentList, { productId: fund?.id ?? '' })).list
  expect(made).toMatchObject([{ state: 'byHand', reason: '升级前已由管理人自行支付', person: '系统' }])
})
