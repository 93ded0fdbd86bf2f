import { beforeAll, expect, test } from 'vitest'
import { applicationDecide } from '../../contract/applications/application-desk.ts'
import { applicationDetail } from '../../contract/applications/applications.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type NamedFile, sentFile, sentIndex } from '../../fixtures/exchange-set.ts'
import type { RecordValues } from '../../rules/exchange/index.ts'
import { confirmedNav } from '../test/deal-day.ts'
import { type TestFund, fundWithTerms } from '../test/funds.ts'
import { exchangeDeskOf } from '../test/upload-set.ts'
import { type TestHolder, openHolder, passedApplication } from '../test/holders.ts'
import { sentTo } from '../test/sent-to.ts'
import { type Pair, stageConversions } from '../test/stage-conversions.ts'

const { stage, desk, pair, confirmed, confirmationsOf, findings, rows } = stageConversions()
const { batch, decide, faultsOf, uploadSet } = exchangeDeskOf(stage)
/** The day of the files. */
const day = '2026-11-20'
/** Line of the first record: behind ten lines of header, 74 names of fields and the number of records. */
const first = 10 + 74 + 1 + 1

let funds: Pair
let other: TestHolder
const more = {} as Record<'unnamed' | 'closed' | 'foreign', TestFund>

/** Gives the account to distributor 311, with numbers that fit the files. */
async function atDistributor({ account, investorId }: TestHolder, end: string) {
  await rows(`UPDATE ta.trading_account SET account_no = $1, distributor = '311' WHERE id = $2`, [
    `70000${end}`,
    account,
  ])
  await rows('UPDATE ta.investor SET fund_account = $1 WHERE id = $2', [`98000000${end}`, investorId])
}
const openOn = (on: string): Partial<FundTerms> => ({
  regularOpening: { rule: { kind: 'listed', dates: [on] }, onClosedDay: 'drop', lastsDays: 1 },
})
const convertsInto = (fund: TestFund, targets: readonly string[]) =>
  rows(`UPDATE ta.fund_terms SET terms = terms || $2::jsonb WHERE product_id = $1`, [
    fund.id,
    JSON.stringify({ conversion: { targets, topUp: 'rates' } }),
  ])

beforeAll(async () => {
  funds = await pair('rates', { source: openOn(day), target: openOn(day) })
  const { source, target, holder } = funds
  // the source has been dealt and is skipped: the first fund that is not dealt is the target
  more.unnamed = await fundWithTerms(stage.iisp, { nth: 1 })
  more.closed = await fundWithTerms(stage.iisp, { nth: 2, terms: openOn('2026-12-02') })
  more.foreign = await fundWithTerms(stage.iisp, { institutionId: 'M002' })
  await convertsInto(source, [target.code, more.closed.code, more.foreign.code])
  await convertsInto(target, [source.code])
  other = await openHolder(stage.iisp, source, '青岚投资')
  await atDistributor(holder, '9001')
  await atDistributor(other, '9002')
})

let next = 0
const conversion = (changes: RecordValues = {}): RecordValues => ({
  AppSheetSerialNo: `31120261120${String((next += 1)).padStart(6, '0')}`,
  FundCode: funds.source.code,
  TransactionDate: day.replaceAll('-', ''),
  TransactionTime: '093000',
  TransactionAccountID: '700009001',
  DistributorCode: '311',
  ApplicationVol: '40000.00',
  BusinessCode: '036',
  CodeOfTargetFund: funds.target.code,
  ...changes,
})
async function filesOf(...records: RecordValues[]): Promise<readonly NamedFile[]> {
  const file = await sentFile('03', records)
  return [sentIndex(file.name), file]
}
const conversions = () =>
  rows<{ id: string; product_id: string; target_product_id: string; shares: string; status: string }>(
    `SELECT id, product_id, target_product_id, shares, status FROM ta.application WHERE source = 'exchange' ORDER BY id`,
  )

test('each conversion that cannot be dealt is named by line and field, and nothing of the file is taken over', async () => {
  const refused = await uploadSet(
    stage.caller,
    await filesOf(
      conversion(),
      conversion({ CodeOfTargetFund: 'ZZZZZZ', TransactionAccountID: '700009009' }),
      conversion({ CodeOfTargetFund: more.foreign.code }),
      conversion({ CodeOfTargetFund: more.unnamed.code }),
      conversion({ CodeOfTargetFund: more.closed.code }),
      conversion({ FundCode: funds.target.code, CodeOfTargetFund: funds.source.code }),
    ),
  )
  expect(refused).toMatchObject({ state: 'refused', actions: [] })
  const faults = await faultsOf(refused.id)
  expect(faults.map(({ line, field, text }) => [line! - first, field, text])).toEqual([
    [1, 'TransactionAccountID', '交易账户未登记：700009009'],
    [1, 'CodeOfTargetFund', '基金代码未登记：ZZZZZZ'],
    [2, 'CodeOfTargetFund', `转入基金${more.foreign.code}与转出基金不属于同一管理人`],
    [3, 'CodeOfTargetFund', `转出基金的条款不允许转换至基金${more.unnamed.code}`],
    [4, 'CodeOfTargetFund', `转入基金${more.closed.code}在该日不开放申购`],
    [5, 'CodeOfTargetFund', `该日已有反向转换的申请，不能在同一日转换至基金${funds.source.code}`],
  ])
  expect(faults[1]?.fieldMeaning).toBe('转换时的目标基金代码')
  expect(await conversions()).toEqual([])
  expect(await rows('SELECT FROM ta.exchange_application')).toEqual([])
})

test('a conversion without its fund, and one into the fund itself, are named while the file is read', async () => {
  const refused = await uploadSet(
    stage.caller,
    await filesOf(
      conversion(),
      conversion({ CodeOfTargetFund: '', ApplicationVol: '' }),
      conversion({ CodeOfTargetFund: funds.source.code }),
    ),
  )
  expect((await faultsOf(refused.id)).map(({ line, field }) => [line! - first, field])).toEqual([
    [1, 'ApplicationVol'],
    [1, 'CodeOfTargetFund'],
    [2, 'CodeOfTargetFund'],
  ])
  expect(await conversions()).toEqual([])
})

test('a conversion that would close a circle with one entered since the check refuses the set at its acceptance', async () => {
  const checked = await uploadSet(stage.caller, await filesOf(conversion()))
  expect(checked).toMatchObject({ state: 'checked', records: 1, amount: '0.00', shares: '40000.00' })
  const { source, target, holder } = funds
  const no = await passedApplication(stage.iisp, target, holder, {
    kind: '036',
    day,
    shares: '1.00',
    into: source,
  })
  await decide(checked.id, 'accept')
  await stage.iisp.portal.settle()
  expect(await batch(checked.id)).toMatchObject({ state: 'refused' })
  expect((await faultsOf(checked.id)).map(({ field }) => field)).toEqual(['CodeOfTargetFund'])
  expect(await conversions()).toEqual([])
  await rows(`UPDATE ta.application SET status = '6' WHERE application_no = $1`, [no])
})

test('a conversion of a file is dealt by both funds like one of the form, and its distributor is told both sides', async () => {
  const { source, target, holder } = funds
  const sent = conversion()
  const checked = await uploadSet(stage.caller, await filesOf(sent))
  expect((await decide(checked.id, 'accept')).status).toBe(200)
  await stage.iisp.portal.settle()
  const [taken] = await conversions()
  expect(taken).toMatchObject({
    product_id: source.id,
    target_product_id: target.id,
    shares: '40000.00',
    status: '1',
  })
  const { version } = await desk.second.ok(applicationDetail, { id: taken!.id })
  await desk.second.ok(applicationDecide, { id: taken!.id, version, action: 'pass', reason: '' })
  await passedApplication(stage.iisp, source, holder, { kind: '036', day, shares: '40000.00', into: target })
  stage.iisp.clock.set('2026-11-23T10:00:00+08:00')
  await stage.renew()
  Object.assign(desk, { first: stage.caller, second: await stage.iisp.as('bao.he') })

  await confirmedNav(desk, source, day, '1.2000')
  await confirmedNav(desk, target, day, '1.5000')
  const figures: unknown[] = []
  let confirmedOn = ''
  for (const fund of [source, target]) {
    const run = await confirmed(fund, day)
    const list = await confirmationsOf(run.id)
    expect(list).toHaveLength(2)
    confirmedOn = list[0]?.confirmedOn ?? ''
    figures.push(list.map(({ kind, shares, fee, netAmount }) => [kind, shares, fee, netAmount]))
  }
  // 48,000.00 gross, 240.00 redemption fee, top-up by the difference of the rates 1.2 % and 0.8 %
  const [out, into] = [
    ['138', '-40000.00', '430.28', '47569.72'],
    ['137', '31713.15', '0.00', '47569.72'],
  ]
  expect(figures).toEqual([
    [out, out],
    [into, into],
  ])
  expect(await findings()).toEqual([])

  const records = await (await sentTo(stage, '311', confirmedOn)).records('04')
  const ofSheet = records.filter(({ AppSheetSerialNo }) => AppSheetSerialNo === sent['AppSheetSerialNo'])
  expect(ofSheet).toMatchObject([
    {
      BusinessCode: '138',
      ReturnCode: '0000',
      FundCode: source.code,
      CodeOfTargetFund: target.code,
      ApplicationVol: '40000.00',
      ConfirmedVol: '40000.00',
      ConfirmedAmount: '47569.72',
      NAV: '1.2000',
      Charge: '430.28',
      ChangeFee: '240.00',
      RecuperateFee: '190.28',
      CfmVolOfTargetFund: '31713.15',
      TargetNAV: '1.5000',
      TargetShareType: '0',
      LargeRedemptionFlag: '1',
      AchievementPay: '0.00',
      FromTAFlag: '0',
    },
    {
      BusinessCode: '137',
      ReturnCode: '0000',
      FundCode: target.code,
      CodeOfTargetFund: source.code,
      ConfirmedVol: '31713.15',
      ConfirmedAmount: '47569.72',
      NAV: '1.5000',
      Charge: '0.00',
    },
  ])
})
