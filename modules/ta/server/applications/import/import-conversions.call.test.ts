import type { Input } from '@iisp/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import { applicationDecide } from '../../../contract/applications/application-desk.ts'
import {
  applicationImport,
  applicationImportCheck,
} from '../../../contract/applications/application-import.ts'
import {
  applicationDetail,
  applicationList,
  applicationSave,
  applicationSubmit,
} from '../../../contract/applications/applications.ts'
import { runConfirmationList } from '../../../contract/dealing/confirmations.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { dealDay } from '../../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../../test/funds.ts'
import { type TestHolder, openHolder, passedApplication } from '../../test/holders.ts'
import { type Cell, storedWorkbook } from '../../test/import-workbook.ts'

const stage = stageIisp('lin.jing')
const [bought, day, next] = ['2026-11-18', '2026-11-25', '2026-12-02']
/**
 * Converts into `target` and `closed`, not into `unnamed`. `closed` opens on `next` only, `foreign` belongs to
 * another manager.
 */
const funds = {} as Record<'source' | 'target' | 'closed' | 'unnamed' | 'foreign', TestFund>
/** `poor` has no bank account for the target. */
const holders = {} as Record<'one' | 'other' | 'poor', TestHolder>

const weekly: Partial<FundTerms> = {
  ...withoutLimits,
  largeRedemption: null,
  regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'drop', lastsDays: 1 },
}
const run = (text: string, values: unknown[]) => stage.iisp.owner.query(text, values)
const desk = async () => ({
  first: await stage.iisp.as('ji.deng'),
  second: await stage.iisp.as('bao.he'),
})
async function opened(name: string, designated: boolean): Promise<TestHolder> {
  const holder = await openHolder(stage.iisp, funds.source, name)
  await run(
    `UPDATE ta.investor SET qualified_until = '2099-01-01', risk_until = '2099-01-01' WHERE id = $1`,
    [holder.investorId],
  )
  if (designated)
    await run(
      `INSERT INTO ta.designated_account (institution_id, investor_id, product_id, account_no, account_name, bank, since)
       SELECT 'M001', $1, id, '6222000012345678', '海川实业', '中国银行', '2020-01-02' FROM product.product
       WHERE id = ANY ($2) ON CONFLICT DO NOTHING`,
      [holder.investorId, [funds.target.id, funds.closed.id, funds.unnamed.id]],
    )
  for (const fund of [funds.source, funds.target])
    await passedApplication(stage.iisp, fund, holder, { kind: '022', day: bought, amount: '500000.00' })
  return holder
}

beforeAll(async () => {
  const onlyNext: Partial<FundTerms> = {
    regularOpening: { ...weekly.regularOpening!, rule: { kind: 'listed', dates: [next] } },
  }
  const own = (nth: number, terms: Partial<FundTerms>) =>
    fundWithTerms(stage.iisp, { nth, terms: { ...weekly, ...terms } })
  funds.closed = await own(2, onlyNext)
  funds.unnamed = await own(3, {})
  const [source, target] = [await own(0, {}), await own(1, {})]
  funds.source = await own(0, {
    conversion: { targets: [source.code, target.code, funds.closed.code], topUp: 'rates' },
  })
  funds.target = await own(1, { conversion: { targets: [source.code], topUp: 'rates' } })
  funds.foreign = await fundWithTerms(stage.iisp, { institutionId: 'M002', terms: weekly })
  holders.one = await opened('海川实业', true)
  holders.other = await opened('青岚投资', true)
  holders.poor = await opened('远山贸易', false)
  for (const fund of [funds.source, funds.target])
    await dealDay(await desk(), fund, { day: bought, nav: '1.0000' })
  // a conversion in the opposite direction, passed for a later day
  await passedApplication(stage.iisp, funds.target, holders.other, {
    kind: '036',
    day: next,
    shares: '1000.00',
    into: funds.source,
  })
})

/** A conversion to apply for, either by a row of a workbook or by the form. */
interface Asked {
  readonly from?: TestFund
  readonly into?: TestFund
  readonly holder?: TestHolder
  readonly shares?: string
  readonly on?: string
}
async function row({ from, into, holder, shares, on }: Asked = {}, targetCode?: string): Promise<Cell[]> {
  const { rows } = await run('SELECT fund_account FROM ta.investor WHERE id = $1', [
    (holder ?? holders.one).investorId,
  ])
  const target = targetCode ?? (into ?? funds.target).code
  const { fund_account: account } = rows[0] as { fund_account: string }
  const code = (from ?? funds.source).code
  return [code, account, null, '036', null, shares ?? '10000.00', on ?? day, '批量', target]
}
const form = ({ from, into, holder, shares, on }: Asked): Input<typeof applicationSave> => ({
  id: null,
  version: 0,
  kind: '036',
  productId: (from ?? funds.source).id,
  tradingAccountId: (holder ?? holders.one).account,
  amount: null,
  shares: shares ?? '10000.00',
  largeRedemption: '1',
  dividendMethod: null,
  targetTradingAccountId: null,
  targetProductId: (into ?? funds.target).id,
  dealingDate: on ?? day,
  remark: '批量',
  fileIds: [],
})
/** The refusal when the form is saved and submitted, or 'sent'. */
async function refusedByForm(asked: Asked): Promise<string> {
  const kept = await stage.caller.send(applicationSave, form(asked))
  if (kept.status !== 200) return kept.body.msg
  const { id, version } = kept.body.data
  const sent = await stage.caller.send(applicationSubmit, { id, version })
  return sent.status === 200 ? 'sent' : sent.body.msg
}
const checked = async (rows: readonly (readonly Cell[])[]) => {
  const fileId = await storedWorkbook(stage.caller, rows)
  return { fileId, ...(await stage.caller.ok(applicationImportCheck, { fileId })) }
}
const conversions = async () => (await stage.caller.ok(applicationList, { kind: '036' })).total
const cellsOf = async (rows: readonly (readonly Cell[])[]) =>
  (await checked(rows)).faults.map(({ cell }) => cell)

test.each<[string, () => Asked, string]>([
  ['the fund itself', () => ({ into: funds.source }), 'I2'],
  ['a fund of another manager', () => ({ into: funds.foreign }), 'I2'],
  ['a fund that the terms do not name', () => ({ into: funds.unnamed }), 'I2'],
  ['a target that does not open on the day', () => ({ into: funds.closed }), 'G2'],
  ['a day on which the source does not open', () => ({ on: '2026-11-26' }), 'G2'],
  ['a day that would make a circle', () => ({ on: next }), 'G2'],
  ['an investor without a bank account for the target', () => ({ holder: holders.poor }), 'C2'],
  ['more shares than are held', () => ({ shares: '500000.01' }), 'F2'],
  ['less than the least that may come in', () => ({ shares: '0.99' }), 'F2'],
])('the cell is named with what the form is refused: %s', async (_, asked, cell) => {
  const text = await refusedByForm(asked())
  const { count, faults } = await checked([await row(asked())])
  expect({ count, faults }).toEqual({ count: 0, faults: [{ cell, text }] })
})

test('a row with two faults has both named', async () => {
  const noTarget = await row({}, '')
  const unknown = await row({}, 'NOSUCH')
  const changed = (cells: Cell[], change: Readonly<Record<number, Cell>>) =>
    cells.map((cell, at) => (at in change ? (change[at] ?? null) : cell))
  expect(
    await cellsOf([
      changed(noTarget, { 5: '500000.01' }),
      changed(unknown, { 1: '980000000000' }),
      changed(unknown, { 6: 'soon' }),
      changed(noTarget, { 4: '5' }),
      await row({ into: funds.closed, shares: '500000.01', holder: holders.poor }),
    ]),
  ).toEqual(['F2', 'I2', 'B3', 'I3', 'G4', 'I4', 'E5', 'I5', 'C6', 'F6', 'G6'])
})

test('two rows that would make a circle are found, and nothing of the workbook is imported', async () => {
  const before = await conversions()
  const rows = [await row(), await row({ from: funds.target, into: funds.source, holder: holders.other })]
  const { fileId, count, amount, shares, faults } = await checked(rows)
  expect({ count, amount, shares }).toEqual({ count: 1, amount: '0.00', shares: '10000.00' })
  expect(faults).toEqual([{ cell: 'G3', text: expect.stringContaining('不能在同一日互相转换') }])
  const sent = await stage.caller.send(applicationImport, { fileId, count, amount, shares })
  expect(sent.body.code).toBe('ta.importFaulty')
  expect(await conversions()).toBe(before)
})

test('an imported conversion is dealt by the runs of both funds like one entered by the form', async () => {
  const asked = { shares: '10000.25' }
  const { fileId, rows, ...totals } = await checked([await row(asked)])
  expect(totals).toEqual({ count: 1, amount: '0.00', shares: '10000.25', faults: [] })
  expect(rows).toMatchObject([{ kind: '036', shares: '10000.25', targetProductCode: funds.target.code }])
  const { faults: _, ...seen } = totals
  expect(await stage.caller.ok(applicationImport, { ...seen, fileId })).toEqual({ imported: 1 })
  const imported = (await stage.caller.ok(applicationList, { kind: '036', status: '0' })).list[0]!
  expect(imported).toMatchObject({ targetProductCode: funds.target.code, shares: '10000.25' })
  const entered = await stage.caller.ok(applicationSave, form({ ...asked, holder: holders.other }))
  const ids = [imported.id, entered.id]
  const { first } = await desk()
  for (const id of ids) {
    const { version } = await stage.caller.ok(applicationDetail, { id })
    const sent = await stage.caller.ok(applicationSubmit, { id, version })
    await first.ok(applicationDecide, { id, version: sent.version, action: 'pass', reason: '' })
  }
  stage.iisp.clock.set('2026-11-26T10:00:00+08:00')
  const later = await desk()
  const figures = []
  for (const fund of [funds.source, funds.target]) {
    const runId = await dealDay(later, fund, { day, nav: fund === funds.source ? '1.2000' : '1.5000' })
    const { list } = await later.first.ok(runConfirmationList, { runId })
    figures.push(list.map((one) => [one.investorName, one.kind, one.shares, one.netAmount]).toSorted())
  }
  // 10,000.25 shares at 1.2000 are 12,000.30 yuan, which are 8,000.20 shares at 1.5000
  expect(figures).toEqual([
    [
      ['海***', '138', '-10000.25', '12000.30'],
      ['青***', '138', '-10000.25', '12000.30'],
    ],
    [
      ['海***', '137', '8000.20', '12000.30'],
      ['青***', '137', '8000.20', '12000.30'],
    ],
  ])
})
