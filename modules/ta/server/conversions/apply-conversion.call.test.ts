import type { Input } from '@iisp/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { applicationBasis } from '../../contract/applications/application-basis.ts'
import { applicationDecide } from '../../contract/applications/application-desk.ts'
import {
  applicationDetail,
  applicationList,
  applicationSave,
  applicationSubmit,
  applicationWithdraw,
} from '../../contract/applications/applications.ts'
import { runStart } from '../../contract/dealing/runs.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { dealDay } from '../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../test/funds.ts'
import { type TestHolder, openHolder, passedApplication } from '../test/holders.ts'

const stage = stageIisp('lin.jing')
type Form = Input<typeof applicationSave>
const [bought, wednesday, next] = ['2026-11-18', '2026-11-25', '2026-12-02']
/** Four funds that open every Wednesday; each converts into the others. `foreign` is of another manager. */
const funds: TestFund[] = []
let foreign: TestFund
let holder: TestHolder
let desk: TestClient

const weekly: Partial<FundTerms> = {
  ...withoutLimits,
  largeRedemption: null,
  regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'drop', lastsDays: 1 },
}
const run = (text: string, values: unknown[] = []) => stage.iisp.owner.query(text, values)
const convertsInto = (fund: TestFund, targets: readonly string[], more: object = {}) =>
  run(`UPDATE ta.fund_terms SET terms = terms || $2::jsonb WHERE product_id = $1`, [
    fund.id,
    JSON.stringify({ conversion: { targets, topUp: 'rates' }, ...more }),
  ])

beforeAll(async () => {
  desk = await stage.iisp.as('ji.deng')
  for (const nth of [0, 1, 2, 3]) funds.push(await fundWithTerms(stage.iisp, { nth, terms: weekly }))
  foreign = await fundWithTerms(stage.iisp, { institutionId: 'M002', terms: weekly })
  const codes = [...funds, foreign].map(({ code }) => code)
  for (const fund of funds) await convertsInto(fund, codes)
  const [first] = funds as [TestFund]
  holder = await openHolder(stage.iisp, first, '海川实业')
  await run(
    `UPDATE ta.investor SET qualified_until = '2099-01-01', risk_until = '2099-01-01' WHERE id = $1`,
    [holder.investorId],
  )
  for (const fund of funds)
    await run(
      `INSERT INTO ta.designated_account (institution_id, investor_id, product_id, account_no, account_name, bank, since)
       VALUES ('M001', $1, $2, '6222000012345678', '海川实业', '中国银行', '2020-01-02') ON CONFLICT DO NOTHING`,
      [holder.investorId, fund.id],
    )
  const two = { first: desk, second: await stage.iisp.as('bao.he') }
  for (const fund of funds) {
    await passedApplication(stage.iisp, fund, holder, { kind: '022', day: bought, amount: '500000.00' })
    await dealDay(two, fund, { day: bought, nav: '1.0000' })
  }
})
const fundAt = (at: number): TestFund => funds[at] ?? expect.fail('no fund')
const form = (from: number, into: TestFund, change: Partial<Form> = {}): Form => ({
  id: null,
  version: 0,
  kind: '036',
  productId: fundAt(from).id,
  tradingAccountId: holder.account,
  amount: null,
  shares: '10000.00',
  largeRedemption: '1',
  dividendMethod: null,
  targetTradingAccountId: null,
  targetProductId: into.id,
  dealingDate: wednesday,
  remark: '',
  fileIds: [],
  ...change,
})
const sent = async (from: number, into: TestFund, change: Partial<Form> = {}) => {
  const { id, version } = await stage.caller.ok(applicationSave, form(from, into, change))
  return { id, ...(await stage.caller.send(applicationSubmit, { id, version })).body }
}
const pass = async (id: string) => {
  const { version } = await desk.ok(applicationDetail, { id })
  return desk.send(applicationDecide, { id, version, action: 'pass', reason: '' })
}
const withdraw = async (id: string) => {
  const { version } = await stage.caller.ok(applicationDetail, { id })
  return stage.caller.ok(applicationWithdraw, { id, version, reason: '' })
}
const basisOf = (from: number, targetProductId?: string) =>
  stage.caller.ok(applicationBasis, {
    productId: fundAt(from).id,
    tradingAccountId: holder.account,
    kind: '036',
    ...(targetProductId !== undefined && { targetProductId }),
  })

test('the form is offered the running funds of the manager that the terms name, and days of both', async () => {
  const basis = await basisOf(0, fundAt(1).id)
  expect(basis.targets.map(({ productCode }) => productCode).toSorted()).toEqual(
    [1, 2, 3].map((at) => fundAt(at).code).toSorted(),
  )
  expect(basis.target).toMatchObject({ productCode: fundAt(1).code, isHolder: true, circleDays: [] })
  expect(basis.target?.openDays).toContain(wednesday)
})

test('a conversion is sent and passed; the list and the detail name the fund that it goes into', async () => {
  const answer = await sent(0, fundAt(1))
  expect(answer.data).toMatchObject({ dealingDate: wednesday, late: false })
  const row = (await stage.caller.ok(applicationList, { group: 'other', kind: '036' })).list[0]
  expect(row).toMatchObject({ id: answer.id, targetProductCode: fundAt(1).code, shares: '10000.00' })
  expect((await pass(answer.id)).status).toBe(200)
  expect((await stage.caller.ok(applicationDetail, { id: answer.id })).targetProductId).toBe(fundAt(1).id)
  // other managers do not see it and cannot convert into it
  const other = await stage.iisp.as('he.yu')
  expect((await other.send(applicationDetail, { id: answer.id })).status).toBe(404)
  expect((await other.ok(applicationList, { kind: '036' })).list).toEqual([])
  const asked = { productId: fundAt(0).id, tradingAccountId: holder.account, kind: '036' as const }
  expect((await other.send(applicationBasis, asked)).status).not.toBe(200)
  await withdraw(answer.id)
})

test.each([
  ['no fund', () => ({ targetProductId: null })],
  ['the same fund', () => ({ targetProductId: fundAt(0).id })],
  ['a fund of another manager', () => ({ targetProductId: foreign.id })],
])('a conversion into %s is not kept', async (_, change) => {
  const answer = await stage.caller.send(applicationSave, form(0, fundAt(1), change()))
  expect(answer.body.code).toBe('ta.targetFundMissing')
})

test('a day cannot convert in a circle, neither between two funds nor through a third', async () => {
  const there = await sent(0, fundAt(1))
  const through = await sent(1, fundAt(2))
  expect((await basisOf(1, fundAt(0).id)).target?.circleDays).toEqual([wednesday])
  const back = await sent(1, fundAt(0))
  expect(back.code).toBe('ta.conversionCircle')
  expect(back.msg).toContain(fundAt(0).code)
  expect((await sent(2, fundAt(0))).code).toBe('ta.conversionCircle')
  // another day does not matter; nor does the same day once the first conversion is withdrawn
  expect((await sent(1, fundAt(0), { dealingDate: next })).code).toBeUndefined()
  await withdraw(there.id)
  const free = await sent(1, fundAt(0))
  expect(free.code).toBeUndefined()
  for (const one of [through, free]) await withdraw(one.id)
  const { rows } = await run(
    `UPDATE ta.application SET status = '6' WHERE dealing_date = '${next}' AND business_code = '036' RETURNING id`,
  )
  expect(rows).toHaveLength(1)
})

test.each([
  [
    'two that make a circle',
    [],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'two without a fund in common that close a circle of four',
    [
      [1, 2],
      [3, 0],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ],
] as const)('%s at the same moment: one is let through', async (_, there, asked) => {
  const before = []
  for (const [from, into] of there) before.push(await sent(from, fundAt(into)))
  const drafts: { id: string; version: number }[] = []
  for (const [from, into] of asked)
    drafts.push(await stage.caller.ok(applicationSave, form(from, fundAt(into))))
  const answers = await Promise.all(
    drafts.map(({ id, version }) => stage.caller.send(applicationSubmit, { id, version })),
  )
  expect(answers.map(({ body }) => body.code ?? 'sent').toSorted()).toEqual(['sent', 'ta.conversionCircle'])
  for (const { id } of [...before, ...drafts]) await withdraw(id)
})

test.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'the terms no longer name the target',
    'ta.targetNotAllowed',
    () => convertsInto(fundAt(0), [fundAt(2).code]),
    () => convertsInto(fundAt(0), [fundAt(1).code, fundAt(2).code]),
  ],
  [
    'the target does not open on the day',
    'ta.targetNotOpen',
    () =>
      convertsInto(fundAt(1), [], {
        regularOpening: { ...weekly.regularOpening, rule: { kind: 'listed', dates: [next] } },
      }),
    () => convertsInto(fundAt(1), [fundAt(0).code], weekly),
  ],
  [
    'the investor has no account for the target',
    'ta.targetNoDesignated',
    () =>
      run(`UPDATE ta.designated_account SET product_id = -product_id WHERE product_id = $1`, [fundAt(1).id]),
    () =>
      run(`UPDATE ta.designated_account SET product_id = -product_id WHERE product_id = $1`, [
        `-${fundAt(1).id}`,
      ]),
  ],
])('refused at submission: %s', async (_, code, change, back) => {
  await change()
  const answer = await sent(0, fundAt(1))
  await back()
  expect(answer.code).toBe(code)
})

test('passed after the target froze its list, it goes to the next day of both funds', async () => {
  const late = await sent(0, fundAt(1))
  await passedApplication(stage.iisp, fundAt(1), holder, { kind: '024', day: wednesday, shares: '1.00' })
  stage.iisp.clock.set('2026-11-25T16:00:00+08:00')
  desk = await stage.iisp.as('ji.deng')
  await desk.ok(runStart, { productId: fundAt(1).id, dealingDate: wednesday })
  expect((await pass(late.id)).body.data).toEqual({ state: '3', dealingDate: next, late: true })
})
