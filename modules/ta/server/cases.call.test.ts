import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { applicationDecide, applicationDeskList } from '../contract/applications/application-desk.ts'
import { navDecide, navList } from '../contract/dealing/nav.ts'
import { runCompute, runConfirm, runDecide, runDetail, runPublish } from '../contract/dealing/runs.ts'
import {
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
} from '../contract/dividends/dividends.ts'
import { exchangeBatchList, exchangeDecide } from '../contract/exchange/imports.ts'
import { feeDayCompute, feeDayConfirm, feeDayDetail, feeDayStop } from '../contract/fee-days/fee-days.ts'
import { investorChangeDecide, investorChangeList } from '../contract/investors/investor-changes.ts'
import {
  performanceNoteDecide,
  performancePaymentList,
} from '../contract/performance-fees/performance-fees.ts'
import { reportFlow } from '../contract/reports/report-states.ts'
import { reportConfirm, reportList, reportRepublish } from '../contract/reports/reports.ts'
import { defaultTerms } from '../contract/terms/default-terms.ts'
import { termsChange, termsDecide, termsDetail } from '../contract/terms/terms-desk.ts'
import { walkedCases } from './test/walked-cases.ts'

const stage = stageIisp('ji.deng')
let cases: Awaited<ReturnType<typeof walkedCases>>
let second: TestClient
beforeAll(async () => {
  cases = await walkedCases(stage.iisp)
  second = await stage.iisp.as('bao.he')
})
const reason = '金额有误'
const register = () => [
  { account: 'ji.deng', client: stage.caller, sides: ['register'] },
  { account: 'bao.he', client: second, sides: ['register'] },
]

test('NAV: each state, person and decision is shown and answered as its flow says', async () => {
  const nav = await cases.nav()
  const differences = await walkCase({
    ...nav,
    people: register(),
    flow: { ...nav.flow, actions: ['confirm', 'refuse'] },
    shown: async (by) =>
      (await by.ok(navList, { productId: cases.fund.id })).list.flatMap(({ actions }) => actions),
    decide: (by, action, seen) => by.send(navDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('terms: each state, person and decision is shown and answered as their flow says', async () => {
  const terms = await cases.terms()
  const differences = await walkCase({
    ...terms,
    people: register(),
    shown: async (by) => (await by.ok(termsDetail, { id: terms.id })).actions,
    decide: (by, action, seen) =>
      action === 'change'
        ? by.send(termsChange, { ...seen, effectiveFrom: '2026-12-02', terms: defaultTerms })
        : by.send(termsDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('dividend: each state, person and decision is shown and answered as its flow says', async () => {
  const dividend = await cases.dividend()
  const differences = await walkCase({
    ...dividend,
    people: register(),
    flow: { ...dividend.flow, actions: ['approve', 'return', 'compute', 'confirm', 'stop'] },
    shown: async (by) => (await by.ok(dividendDetail, { id: dividend.id })).actions,
    decide: (by, action, seen) =>
      action === 'compute'
        ? by.send(dividendCompute, seen)
        : action === 'confirm'
          ? by.send(dividendConfirm, seen)
          : by.send(dividendDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('fee day: each state, person and decision is shown and answered as its flow says', async () => {
  const feeDay = await cases.feeDay()
  const differences = await walkCase({
    ...feeDay,
    people: register(),
    flow: { ...feeDay.flow, actions: ['compute', 'confirm', 'stop'] },
    shown: async (by) => (await by.ok(feeDayDetail, { id: feeDay.id })).actions,
    decide: (by, action, seen) =>
      action === 'compute'
        ? by.send(feeDayCompute, seen)
        : action === 'confirm'
          ? by.send(feeDayConfirm, seen)
          : by.send(feeDayStop, { ...seen, reason }),
  })
  expect(differences).toEqual([])
})

test('run: each state, person and decision is shown and answered as its flow says', async () => {
  const run = await cases.run()
  const differences = await walkCase({
    ...run,
    people: register(),
    flow: { ...run.flow, actions: ['compute', 'approve', 'return', 'stop', 'confirm', 'publish'] },
    shown: async (by) => (await by.ok(runDetail, { id: run.id })).actions,
    decide: (by, action, seen) => {
      if (action === 'compute') return by.send(runCompute, { ...seen, decision: null })
      if (action === 'confirm') return by.send(runConfirm, seen)
      if (action === 'publish') return by.send(runPublish, seen)
      return by.send(runDecide, { ...seen, action, reason })
    },
  })
  expect(differences).toEqual([])
})

test('investor change: each state, person and decision is shown and answered as its flow says', async () => {
  const change = await cases.investorChange()
  const differences = await walkCase({
    ...change,
    people: register(),
    shown: async (by) =>
      (await by.ok(investorChangeList, {})).list.find(({ id }) => id === change.id)?.actions ?? [],
    decide: (by, action, seen) => by.send(investorChangeDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('exchange set: each state, person and decision is shown and answered as its flow says', async () => {
  const set = await cases.exchangeSet()
  const differences = await walkCase({
    ...set,
    people: register(),
    shown: async (by) => (await by.ok(exchangeBatchList, { id: set.id })).list[0]?.actions ?? [],
    decide: (by, action, seen) => by.send(exchangeDecide, { ...seen, action }),
  })
  expect(differences).toEqual([])
})

test('payment by hand: each state, person and decision is shown and answered as its flow says', async () => {
  const payment = await cases.payment()
  const differences = await walkCase({
    ...payment,
    people: register(),
    shown: async (by) =>
      (await by.ok(performancePaymentList, { productId: cases.fund.id })).list.find(
        ({ id }) => id === payment.id,
      )?.actions ?? [],
    decide: (by, action, seen) => by.send(performanceNoteDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('application: each state, person and decision is shown and answered as its flow says', async () => {
  const application = await cases.application()
  const differences = await walkCase({
    ...application,
    people: register(),
    shown: async (by) =>
      (await by.ok(applicationDeskList, {})).list.find(({ id }) => id === application.id)?.actions ?? [],
    decide: (by, action, seen) => by.send(applicationDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('report: each state, person of both sides and decision is shown and answered as its flow says', async () => {
  const report = await cases.report()
  const differences = await walkCase({
    ...report,
    people: [
      { account: 'lin.jing', client: await stage.iisp.as('lin.jing'), sides: ['manager'] },
      { account: 'ji.deng', client: stage.caller, sides: ['register'] },
      { account: 'he.yu', client: await stage.iisp.as('he.yu'), sides: [] },
    ],
    shown: async (by) =>
      (await by.ok(reportList, { productId: cases.fund.id })).list.find(({ id }) => id === report.id)
        ?.actions ?? [],
    decide: (by, action, seen) =>
      action === 'republish'
        ? by.send(reportRepublish, { ...seen, reason })
        : by.send(reportConfirm, {
            ids: [seen.id],
            result: action === 'confirm' ? reportFlow.codes.confirmed : reportFlow.codes.disputed,
            reason,
          }),
  })
  expect(differences).toEqual([])
})
