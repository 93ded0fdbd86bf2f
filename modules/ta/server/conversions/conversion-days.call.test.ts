import { expect, test } from 'vitest'
import { dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { revocationAsk } from '../../contract/corrections/revocations.ts'
import * as runs from '../../contract/dealing/runs.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { approvedRun, confirmedNav } from '../test/deal-day.ts'
import { passedApplication } from '../test/holders.ts'
import { day, stageConversions } from '../test/stage-conversions.ts'

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

const openOn = (...dates: string[]): Pick<FundTerms, 'regularOpening'> => ({
  regularOpening: { rule: { kind: 'listed', dates }, onClosedDay: 'drop', lastsDays: 1 },
})

test('the remainder of a large redemption waits for a day of both funds and comes in on that day', async () => {
  const large = { ratio: '0.1000', base: 'gross', acceptance: 'proRata', defaultRest: 'deferred' } as const
  // a week has one opening at most
  const [first, second, third] = ['2026-11-06', '2026-11-10', '2026-11-17']
  const funds = await pair('rates', {
    source: { largeRedemption: large, ...openOn(first, second, third) },
    target: openOn(first, third),
  })
  const { source, target, holder } = funds
  await convert(funds, '40000.00', first)
  await passedApplication(stage.iisp, source, holder, { kind: '024', day: first, shares: '10000.00' })
  for (const one of [first, second, third]) await confirmedNav(desk, source, one, '1.5000')
  for (const one of [first, third]) await confirmedNav(desk, target, one, '1.0400')
  const cut = await approvedRun(desk, source, first, { accept: 'least' })
  const out = await desk.first.ok(runs.runConfirm, { id: cut.id, version: cut.version })
  expect(
    (await legs(out.id)).map(({ kind, shares, deferredShares }) => [kind, shares, deferredShares]),
  ).toEqual([
    ['138', '-8000.00', '32000.00'],
    ['124', '-2000.00', '8000.00'],
  ])
  expect(
    await rows(
      `SELECT business_code AS kind, dealing_date::text AS day, remaining_shares AS rest FROM ta.application
       WHERE product_id = $1 AND status = '3' ORDER BY id`,
      [source.id],
    ),
  ).toEqual([
    { kind: '036', day: third, rest: '32000.00' },
    { kind: '024', day: second, rest: '8000.00' },
  ])
  await confirmed(source, second)
  const whole = await approvedRun(desk, source, third, { accept: 'all' })
  await desk.first.ok(runs.runConfirm, { id: whole.id, version: whole.version })
  // the target has both days before it, in their order
  const { id, version } = await desk.first.ok(runs.runStart, { productId: target.id, dealingDate: third })
  const early = await desk.first.send(runs.runCompute, { id, version, decision: null })
  expect(early.body).toMatchObject({ code: 'ta.earlierDay', msg: expect.stringContaining(first) })
  await desk.second.ok(runs.runDecide, { id, version, action: 'stop', reason: '先办理较早的日期' })
  await confirmed(target, first)
  await confirmed(target, third)
  expect(
    await rows(`SELECT shares, cost FROM ta.lot WHERE product_id = $1 ORDER BY id`, [target.id]),
  ).toEqual([
    { shares: '11435.03', cost: '11892.43' },
    { shares: '45740.12', cost: '47569.72' },
  ])
  expect(await findings()).toEqual([])
})

test('a run whose conversions were taken over is corrected only after the run that took them has let them go', async () => {
  const funds = await pair('rates')
  const { source, target } = funds
  await convert(funds, '100000.00')
  await confirmedNav(desk, source, day, '1.5000')
  await confirmedNav(desk, target, day, '1.0400')
  const correct = async (runId: string) => {
    const { id, version } = await desk.first.ok(runs.runDetail, { id: runId })
    await desk.first.send(revocationAsk, { kind: 'run', id, version, reason: '净值有误' })
    return desk.second.send(runs.runCorrect, { id, version })
  }
  const actionsOf = async (id: string) => (await desk.first.ok(runs.runDetail, { id })).actions
  const out = await confirmed(source)
  // no other run has used it yet, so it can be corrected and dealt again
  const again = (await correct(out.id)).body.data
  const blocked = { productId: target.id, dealingDate: day }
  expect((await desk.first.send(runs.runStart, blocked)).body.code).toBe('ta.sourceAwaited')
  const computed = await desk.first.ok(runs.runCompute, {
    id: again.id,
    version: again.version,
    decision: null,
  })
  const approved = await desk.second.ok(runs.runDecide, {
    id: again.id,
    version: computed.version,
    action: 'approve',
    reason: '',
  })
  await desk.first.ok(runs.runConfirm, { id: again.id, version: approved.version })
  const into = await confirmed(target)
  expect(await actionsOf(again.id)).not.toContain('ask')
  const taken = await correct(again.id)
  expect([taken.body.code, taken.body.msg]).toEqual([
    'ta.conversionTaken',
    expect.stringContaining(target.code),
  ])

  // the target's run is corrected: its shares are gone, and its new list has the conversion again
  const renewed = (await correct(into.id)).body.data
  expect(await rows(`SELECT shares FROM ta.fund_register WHERE product_id = $1`, [target.id])).toEqual([
    { shares: '0.00' },
  ])
  expect(
    await rows(`SELECT status FROM ta.application WHERE product_id = $1 AND business_code = '036'`, [
      source.id,
    ]),
  ).toEqual([{ status: '4' }])
  expect(await desk.first.ok(runs.runDetail, { id: renewed.id })).toMatchObject({ applicationCount: 1 })
  expect((await correct(again.id)).body.code).toBe('ta.conversionTaken')
  await desk.second.ok(runs.runDecide, {
    id: renewed.id,
    version: renewed.version,
    action: 'stop',
    reason: '先更正转出产品',
  })
  expect(await actionsOf(again.id)).toContain('ask')
  expect((await correct(again.id)).status).toBe(200)
  expect(await rows(`SELECT shares FROM ta.fund_register WHERE product_id = $1`, [source.id])).toEqual([
    { shares: '100000.00' },
  ])
  expect([await findings(), await booksBalance()]).toEqual([[], []])
})

test('a conversion whose target is closed or already dealt on the day is refused, its shares stay', async () => {
  const funds = await pair('rates', { source: openOn(day), target: openOn('2026-11-18') })
  const { source, target } = funds
  await convert(funds, '100000.00')
  await confirmedNav(desk, source, day, '1.5000')
  const out = await confirmed(source)
  expect(await legs(out.id)).toMatchObject([{ kind: '138', shares: '0.00', returnCode: '1009' }])
  expect((await desk.first.ok(dealingDayList, { keyword: target.code, open: true })).list).toEqual([])
  expect(await rows(`SELECT shares FROM ta.fund_register WHERE product_id = $1`, [source.id])).toEqual([
    { shares: '100000.00' },
  ])
})

test('the check finds a conversion that came in as something else', async () => {
  const funds = await pair('rates')
  const { source, target } = funds
  await convert(funds, '100000.00')
  await confirmedNav(desk, source, day, '1.5000')
  await confirmedNav(desk, target, day, '1.0400')
  await confirmed(source)
  await confirmed(target)
  await rows(
    `UPDATE ta.confirmation SET gross_amount = gross_amount + 1, net_amount = net_amount + 1
     WHERE product_id = $1 AND business_code = '137'`,
    [target.id],
  )
  expect((await findings()).map(({ rule }) => rule.en)).toEqual([
    'what a conversion takes out of one fund comes into the other',
  ])
})
