import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'
import {
  investorChangeDecide,
  investorChangeEnter,
  investorChangeList,
} from '../../contract/investors/investor-changes.ts'
import { runCorrect } from '../../contract/dealing/runs.ts'
import { investorDetail } from '../../contract/investors/investors.ts'
import { dealDay } from '../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../test/funds.ts'
import { type TestHolder, openHolder, passedApplication } from '../test/holders.ts'
import { requestReversal } from '../test/request-reversal.ts'

const stage = stageIisp('ji.deng')
const second = () => stage.iisp.as('bao.he')

/** A new fund with one holder of 1,000,000.00 shares. */
async function holding(): Promise<{ fund: TestFund; holder: TestHolder }> {
  const fund = await fundWithTerms(stage.iisp, { terms: { ...withoutLimits, largeRedemption: null } })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-04', amount: '1000000.00' })
  await dealDay({ first: stage.caller, second: await second() }, fund, { day: '2026-11-04', nav: '1.0000' })
  return { fund, holder }
}
type Kind = 'freeze-shares' | 'unfreeze-shares'
const asked = (kind: Kind, { fund, holder }: { fund: TestFund; holder: TestHolder }, shares: string) => ({
  kind,
  investorId: holder.investorId,
  freezing: { productId: fund.id, tradingAccountId: holder.account, shares, cause: '2' as const },
  reason: '质押合同（2026）第18号',
})
const changeOf = async (id: string) =>
  (await stage.caller.ok(investorChangeList, { pageSize: 100 })).list.find((row) => row.id === id) ??
  expect.fail(`no change ${id}`)
async function pass(id: string) {
  const { version } = await changeOf(id)
  return (await second()).send(investorChangeDecide, { id, version, action: 'pass', reason: '' })
}
const detail = (holder: TestHolder) => stage.caller.ok(investorDetail, { id: holder.investorId })

test('shares are frozen once another person has passed it, cannot be redeemed then, and are released again', async () => {
  const { caller, iisp } = stage
  const held = await holding()
  const { fund, holder } = held
  expect((await detail(holder)).actions).toContain('freeze-shares')
  expect((await detail(holder)).actions).not.toContain('unfreeze-shares')

  const { id } = await caller.ok(investorChangeEnter, asked('freeze-shares', held, '800000.00'))
  expect((await changeOf(id)).content).toEqual(
    expect.arrayContaining([
      { field: 'shares', value: '800000.00' },
      { field: 'cause', value: '质押冻结' },
      { field: 'reason', value: '质押合同（2026）第18号' },
    ]),
  )
  expect((await detail(holder)).held).toMatchObject([{ shares: '1000000.00', frozen: '0.00' }])
  expect((await pass(id)).status).toBe(200)
  expect((await detail(holder)).held).toMatchObject([{ shares: '1000000.00', frozen: '800000.00' }])
  expect((await detail(holder)).actions).toContain('unfreeze-shares')

  await passedApplication(iisp, fund, holder, { kind: '024', day: '2026-11-11', shares: '300000.00' })
  await dealDay({ first: caller, second: await second() }, fund, { day: '2026-11-11', nav: '1.0000' })
  const { rows } = await iisp.owner.query(
    `SELECT shares::text, return_code <> '0000' AS refused FROM ta.confirmation WHERE product_id = $1 AND business_code = '124'`,
    [fund.id],
  )
  expect(rows).toEqual([{ shares: '0.00', refused: true }])

  const release = await caller.ok(investorChangeEnter, asked('unfreeze-shares', held, '800000.00'))
  expect((await pass(release.id)).status).toBe(200)
  expect((await detail(holder)).held).toMatchObject([{ shares: '1000000.00', frozen: '0.00' }])
})

test('freezing is limited to free shares, releasing to frozen shares', async () => {
  const { caller } = stage
  const held = await holding()
  const freeze = await caller.send(investorChangeEnter, asked('freeze-shares', held, '1000000.01'))
  expect([freeze.status, freeze.body.code]).toEqual([422, 'ta-freezing.tooManyToFreeze'])
  expect(freeze.body.msg).toContain('1,000,000.00')
  const release = await caller.send(investorChangeEnter, asked('unfreeze-shares', held, '0.01'))
  expect([release.status, release.body.code]).toEqual([422, 'ta-freezing.tooManyToRelease'])
  const none = await caller.send(investorChangeEnter, asked('freeze-shares', held, '0.00'))
  expect([none.status, none.body.code]).toEqual([400, 'ta-freezing.sharesMissing'])
})

test('shares that left before the review are not frozen', async () => {
  const { caller, iisp } = stage
  const held = await holding()
  const { fund, holder } = held
  const { id } = await caller.ok(investorChangeEnter, asked('freeze-shares', held, '800000.00'))
  await passedApplication(iisp, fund, holder, { kind: '024', day: '2026-11-11', shares: '300000.00' })
  await dealDay({ first: caller, second: await second() }, fund, { day: '2026-11-11', nav: '1.0000' })
  const passed = await pass(id)
  expect([passed.status, passed.body.code]).toEqual([422, 'ta-freezing.tooManyToFreeze'])
  expect(await changeOf(id)).toMatchObject({ state: 'entered' })
  expect((await detail(holder)).held).toMatchObject([{ shares: '700000.00', frozen: '0.00' }])
})

test('a run whose shares are frozen is corrected only once they are released', async () => {
  const { caller, iisp } = stage
  const held = await holding()
  const { rows } = await iisp.owner.query<{ id: string; version: number }>(
    'SELECT id::text, version FROM ta.dealing_run WHERE product_id = $1',
    [held.fund.id],
  )
  const [run] = rows
  const back = await requestReversal(caller, 'run', { id: run?.id ?? '', version: run?.version ?? 0 })
  const correct = async () => (await second()).send(runCorrect, back)
  const { id } = await caller.ok(investorChangeEnter, asked('freeze-shares', held, '0.01'))
  await pass(id)
  const refused = await correct()
  expect([refused.status, refused.body.code]).toEqual([409, 'ta-freezing.frozenOfRun'])
  const release = await caller.ok(investorChangeEnter, asked('unfreeze-shares', held, '0.01'))
  await pass(release.id)
  expect((await correct()).status).toBe(200)
})

test('a holding of another investor is not frozen', async () => {
  const [one, other] = [await holding(), await holding()]
  const mixed = { fund: one.fund, holder: { ...one.holder, investorId: other.holder.investorId } }
  const answer = await stage.caller.send(investorChangeEnter, asked('freeze-shares', mixed, '1.00'))
  expect([answer.status, answer.body.code]).toEqual([400, 'ta-freezing.holdingUnknown'])
})
