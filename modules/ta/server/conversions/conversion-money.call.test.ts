import { system } from '@iisp/server'
import { deskAccept, deskPay, deskSettle } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { revocationDrop } from '../../contract/corrections/revocations.ts'
import { confirmationWorking } from '../../contract/dealing/confirmations.ts'
import { dealingDayList } from '../../contract/dealing/dealing-days.ts'
import * as runs from '../../contract/dealing/runs.ts'
import { payHolders } from '../payments/pay-holders.ts'
import { requestReversal } from '../test/request-reversal.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import type { TestFund } from '../test/funds.ts'
import { openHolder, passedApplication } from '../test/holders.ts'
import { day, stageConversions, subscribedOn } from '../test/stage-conversions.ts'

const {
  stage,
  desk,
  pair,
  convert,
  confirmed,
  confirmationsOf: legs,
  findings,
  booksBalance,
  rows,
} = stageConversions()

test.each([
  ['rates', '594.62', '148655.38', '142937.87'],
  ['fees', '585.24', '148664.76', '142946.88'],
] as const)(
  'E10 by difference of %s: out of one fund, into the other, to the last cent',
  async (topUp, fee, net, shares) => {
    const funds = await pair(topUp)
    const { source, target } = funds
    const number = await convert(funds, '100000.00')
    await confirmedNav(desk, source, day, '1.5000')
    await confirmedNav(desk, target, day, '1.0400')

    // the target cannot be dealt before its source, and the list of days shows this
    const start = { productId: target.id, dealingDate: day }
    const refused = await desk.first.send(runs.runStart, start)
    expect(refused.body).toMatchObject({ code: 'ta.sourceAwaited' })
    expect(refused.body.msg).toContain(source.code)
    const waiting = (await desk.first.ok(dealingDayList, { open: true, keyword: target.code })).list
    expect(waiting).toMatchObject([{ waiting: 0, awaits: source.code, actions: [] }])

    const out = await confirmed(source)
    const [leaving] = await legs(out.id)
    expect(leaving).toMatchObject({
      kind: '138',
      applicationNo: number,
      shares: '-100000.00',
      grossAmount: '150000.00',
      fee: (750 + Number(fee)).toFixed(2),
      netAmount: net,
    })
    expect(leaving?.otherProduct).toContain(target.code)
    const steps = (await desk.first.ok(confirmationWorking, { id: leaving?.id ?? '' })).steps
    expect(steps.slice(-2)).toMatchObject([
      { what: 'base', result: '149250.00' },
      { what: 'net', formula: 'base - topUpFee', result: net },
    ])
    const ready = (await desk.first.ok(dealingDayList, { open: true, keyword: target.code })).list
    expect(ready).toMatchObject([{ waiting: 1, awaits: '', actions: ['start'] }])

    const into = await confirmed(target)
    const [coming] = await legs(into.id)
    expect(coming).toMatchObject({ kind: '137', shares, grossAmount: net, fee: '0.00', netAmount: net })
    expect(coming?.otherProduct).toContain(source.code)
    expect((await desk.first.ok(confirmationWorking, { id: coming?.id ?? '' })).steps).toMatchObject([
      { what: 'shares', result: shares },
    ])
    expect(await rows(`SELECT shares, source, cost FROM ta.lot WHERE product_id = $1`, [target.id])).toEqual([
      { shares, source: '5', cost: net },
    ])
    expect(await rows(`SELECT status FROM ta.application WHERE application_no = $1`, [number])).toEqual([
      { status: '4' },
    ])
    expect(await findings()).toEqual([])
    expect(await booksBalance()).toEqual([])
  },
)

/** The balances of a fund's accounts: custody, raise. */
const balances = async (fund: TestFund) =>
  (
    await rows<{ cents: string }>(
      `SELECT DISTINCT ON (a.kind) a.kind, (l.balance * 100)::bigint AS cents FROM transfers.custody_account a
       JOIN transfers.ledger_account l ON l.custody_account_id = a.id
       WHERE a.product_id = $1 AND a.status = '1' ORDER BY a.kind, a.id`,
      [fund.id],
    )
  ).map(({ cents }) => BigInt(cents))
/** Runs the payment worker once, as it runs every minute. */
const payNow = () => {
  const actor = system('test')
  const at = new Date('2026-11-20T10:00:00+08:00')
  return stage.iisp.db.transact(actor, (db) =>
    payHolders.run(db, at, stage.iisp.portal.dispatcher.within(actor, db)),
  )
}
const ordersOf = (fund: TestFund) =>
  rows<{ id: string; version: number; amount: string; partner: string; reason: string }>(
    `SELECT id, version, amount, partner_account_no AS partner, reason FROM transfers.transfer_order
     WHERE product_id = $1 AND reference IS NOT NULL ORDER BY id`,
    [fund.id],
  )

test('the money leaves one fund by an order and arrives in the other, its top-up with the receivers of the load', async () => {
  const funds = await pair('rates')
  const { source, target } = funds
  await convert(funds, '100000.00')
  await confirmedNav(desk, source, day, '1.5000')
  await confirmedNav(desk, target, day, '1.0400')
  await confirmed(source)
  await payNow()
  // no order is placed before the target's run includes the conversion
  expect(await ordersOf(source)).toEqual([])
  const { id: runId } = await confirmed(target)
  const [from, to] = [await balances(source), await balances(target)]
  // no order is placed while somebody requests the correction of the target's run
  const run = await requestReversal(desk.second, 'run', await desk.first.ok(runs.runDetail, { id: runId }))
  await payNow()
  expect(await ordersOf(source)).toEqual([])
  await desk.second.ok(revocationDrop, { kind: 'run', ...run })
  await payNow()
  await payNow()
  const [raise] = await rows<{ account_no: string }>(
    `SELECT account_no FROM transfers.custody_account WHERE product_id = $1 AND kind = '2' AND status = '1' ORDER BY id LIMIT 1`,
    [target.id],
  )
  const [order, ...more] = await ordersOf(source)
  expect(more).toEqual([])
  expect(order).toMatchObject({ amount: '149250.00', partner: raise?.account_no })
  expect(order?.reason).toMatch(/^转换款 /)
  // the target's books receive the money when the custodian has settled the order, not when it is placed
  expect(await balances(target)).toEqual(to)
  const [zhao, fu] = [await stage.iisp.as('zhao.tuo'), await stage.iisp.as('fu.kuan')]
  const { id = '', version = 0 } = order ?? {}
  const accepted = await zhao.ok(deskAccept, { id, version })
  const paid = await fu.ok(deskPay, { id, version: accepted.version })
  await payNow()
  expect(await balances(target)).toEqual(to)
  await zhao.ok(deskSettle, { id, version: paid.version })
  await payNow()
  await payNow()
  // 148,655.38 buy shares, 297.31 of the top-up are the fund's, 297.31 the manager's
  expect(await balances(source)).toEqual([(from[0] ?? 0n) - 149_250_00n, from[1]])
  expect(await balances(target)).toEqual([(to[0] ?? 0n) + 148_952_69n, to[1]])
  expect(
    await rows(
      `SELECT m.kind, m.amount FROM transfers.register_money m JOIN ta.confirmation c ON m.reference = 'ta:confirmation:' || c.id
       WHERE c.product_id = $1 AND c.business_code = '138' ORDER BY m.amount`,
      [source.id],
    ),
  ).toEqual([
    { kind: 'fee', amount: '297.31' },
    { kind: 'invested', amount: '148952.69' },
    { kind: 'received', amount: '149250.00' },
  ])
  expect([await findings(), await booksBalance()]).toEqual([[], []])
  // a run cannot be corrected once its money is being paid
  const into = (await desk.first.ok(dealingDayList, { keyword: target.code })).list[0]
  const detail = await desk.first.ok(runs.runDetail, { id: into?.runId ?? '' })
  expect(detail.actions).not.toContain('ask')
  const correct = { id: detail.id, version: detail.version }
  expect((await desk.first.send(runs.runCorrect, correct)).body.code).toBe('ta.runPaid')
})

test('a conversion that the target refuses is paid back to the investor whole, without a top-up', async () => {
  const funds = await pair('rates', { target: { maximumHolders: 1 } })
  const { source, target } = funds
  const other = await openHolder(stage.iisp, target, '明德控股')
  await passedApplication(stage.iisp, target, other, { kind: '022', day: subscribedOn, amount: '1012.00' })
  await dealDay(desk, target, { day: subscribedOn, nav: '1.0000' })
  await convert(funds, '100000.00')
  await confirmedNav(desk, source, day, '1.5000')
  await confirmedNav(desk, target, day, '1.0400')
  await confirmed(source)
  const into = await confirmed(target)
  expect(await legs(into.id)).toMatchObject([
    { kind: '137', shares: '0.00', netAmount: '0.00', refund: '148655.38', returnCode: '1006' },
  ])
  await payNow()
  const [order] = await ordersOf(source)
  expect(order).toMatchObject({ amount: '149250.00' })
  expect(order?.reason).toMatch(/^转换退款 /)
  expect(order?.partner).toMatch(/^62220000/)
  expect(await findings()).toEqual([])
})
