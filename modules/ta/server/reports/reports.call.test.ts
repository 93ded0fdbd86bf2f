import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { dealingSummaryList } from '../../contract/dealing/summaries.ts'
import {
  runCompute,
  runConfirm,
  runCorrect,
  runDecide,
  runDetail,
  runPublish,
} from '../../contract/dealing/runs.ts'
import * as calls from '../../contract/reports/reports.ts'
import { type Desk, dealDay } from '../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../test/funds.ts'
import { openHolder, passedApplication } from '../test/holders.ts'
import { reportRows } from '../test/report-rows.ts'
import { requestReversal } from '../test/request-reversal.ts'

const stage = stageIisp('ji.deng')
let desk: Desk
let manager: TestClient
beforeAll(async () => {
  desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  manager = await stage.iisp.as('lin.jing')
})
async function dealtFund(nth: number, day = '2026-11-16') {
  const fund = await fundWithTerms(stage.iisp, { nth, terms: withoutLimits })
  const holder = await openHolder(stage.iisp, fund, '海川实业')
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day, amount: '1000000.00' })
  const run = await dealDay(desk, fund, { day, nav: '1.0000' })
  return { fund, holder, run }
}
const rowsOf = (id: string) => reportRows(manager, id)
const reportsOf = async (fund: TestFund, caller = manager) =>
  (await caller.ok(calls.reportList, { productId: fund.id })).list
const ofKind = (list: readonly calls.ReportRow[], kind: calls.ReportRow['kind']) =>
  list.find((one) => one.kind === kind) as calls.ReportRow

test('[BU-012] a published day has three reports, which its manager confirms once and nobody else sees', async () => {
  const { fund } = await dealtFund(0)
  const published = await reportsOf(fund)
  expect(published.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'holding', 'summary'])
  for (const one of published)
    expect(one).toMatchObject({
      dealingDate: '2026-11-16',
      accountingDate: '2026-11-17',
      progress: '2',
      state: '0',
      actions: ['confirm', 'dispute'],
    })
  const ids = published.map(({ id }) => id)
  const waiting = async (caller: TestClient) =>
    (await caller.ok(calls.reportList, { productId: fund.id, open: true })).list.length
  // a signer reads them, and confirms none
  const signer = await stage.iisp.as('shen.li')
  expect([await waiting(manager), await waiting(signer), await waiting(desk.first)]).toEqual([3, 0, 0])
  expect(await manager.ok(calls.reportConfirm, { ids, result: '1', reason: '' })).toEqual({ decided: 3 })
  for (const one of await reportsOf(fund))
    expect(one).toMatchObject({ state: '1', decidedBy: '林静', actions: [] })
  const again = await manager.send(calls.reportConfirm, { ids, result: '1', reason: '' })
  expect(again.body).toMatchObject({ status: 409, code: 'platform.caseMoved' })
  expect((await manager.ok(dealingSummaryList, { productId: fund.id })).list[0]?.confirmState).toBe('1')
  const other = await stage.iisp.as('he.yu')
  expect(await reportsOf(fund, other)).toEqual([])
  expect((await other.send(calls.reportConfirm, { ids, result: '1', reason: '' })).status).toBe(404)
  expect((await other.send(calls.reportDownload, { id: ids[0] as string })).status).toBe(404)
})

test('a dispute needs a reason, is answered by the register, and waits for the manager again', async () => {
  const { fund } = await dealtFund(1)
  const { id } = ofKind(await reportsOf(fund), 'summary')
  const silent = await manager.send(calls.reportConfirm, { ids: [id], result: '2', reason: ' ' })
  expect(silent.body.code).toBe('platform.reasonMissing')
  await manager.ok(calls.reportConfirm, { ids: [id], result: '2', reason: '申购笔数与我方记录不符' })
  const [disputed] = (await desk.first.ok(calls.reportList, { productId: fund.id, state: '2' })).list
  expect(disputed).toMatchObject({ id, reason: '申购笔数与我方记录不符', actions: ['republish'] })
  expect((await desk.first.ok(calls.reportList, { productId: fund.id, open: true })).list).toHaveLength(1)
  const version = disputed?.version ?? 0
  expect((await desk.first.send(calls.reportConfirm, { ids: [id], result: '1', reason: '' })).status).toBe(
    403,
  )
  await desk.first.ok(calls.reportRepublish, { id, version, reason: '核对无误，含直销1笔' })
  const late = await desk.second.send(calls.reportRepublish, { id, version, reason: '核对无误' })
  expect(late.body.code).toBe('platform.conflict')
  expect(ofKind(await reportsOf(fund), 'summary')).toMatchObject({
    state: '0',
    answer: '核对无误，含直销1笔',
    actions: ['confirm', 'dispute'],
  })
})

test('[BU-013] a report is saved as an Excel file, several as an archive, and its holdings are from its day', async () => {
  const { fund, holder } = await dealtFund(2)
  const first = await reportsOf(fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-18', amount: '500000.00' })
  await dealDay(desk, fund, { day: '2026-11-18', nav: '1.0000' })
  for (const { id } of first) {
    const file = await manager.send(calls.reportDownload, { id })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect(file.text.startsWith('PK')).toBe(true)
  }
  const [heading, ...rows] = await rowsOf(ofKind(first, 'holding').id)
  expect(heading?.slice(0, 2)).toEqual(['投资者名称', '交易账号'])
  expect(rows.filter((cells) => cells.length > 0).map((cells) => [cells[0], cells[5]])).toEqual([
    ['海川实业', 1_000_000],
  ])
  const archive = await manager.send(calls.reportBatchDownload, { ids: first.map(({ id }) => id) })
  expect(archive.headers.get('content-type')).toContain('zip')
  expect(archive.text.match(/\.xlsx/g)).toHaveLength(6)
  const { figures } = await manager.ok(calls.reportDetail, { id: ofKind(first, 'holding').id })
  expect(figures).toMatchObject({ dealingDate: '2026-11-16', subscriptionNet: '1000000.00' })
  expect((await stage.iisp.visitor().send(calls.reportList, {})).status).toBe(401)
})

test('the reports of a corrected day are replaced by the reports of its correction', async () => {
  const { fund, run } = await dealtFund(3)
  const old = await reportsOf(fund)
  await manager.ok(calls.reportConfirm, { ids: [ofKind(old, 'summary').id], result: '1', reason: '' })
  const { version } = await desk.first.ok(runDetail, { id: run })
  const next = await desk.second.ok(
    runCorrect,
    await requestReversal(desk.first, 'run', { id: run, version }),
  )
  expect(await reportsOf(fund)).toEqual([])
  const computed = await desk.first.ok(runCompute, { id: next.id, version: next.version, decision: null })
  const approved = await desk.second.ok(runDecide, {
    id: next.id,
    version: computed.version,
    action: 'approve',
    reason: '',
  })
  const confirmed = await desk.first.ok(runConfirm, { id: next.id, version: approved.version })
  await desk.first.ok(runPublish, { id: next.id, version: confirmed.version })
  const corrected = await reportsOf(fund)
  expect(corrected).toHaveLength(3)
  for (const one of corrected) expect(one).toMatchObject({ progress: '3', state: '0' })
})
