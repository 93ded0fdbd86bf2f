import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { navFlow } from '../contract/dealing/nav-states.ts'
import { navDecide, navEnter, navList } from '../contract/dealing/nav.ts'
import { runFlow } from '../contract/dealing/run-states.ts'
import { runCompute, runConfirm, runDecide, runDetail, runPublish } from '../contract/dealing/runs.ts'
import { dividendFlow } from '../contract/dividends/dividend-states.ts'
import {
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
} from '../contract/dividends/dividends.ts'
import { feeDayFlow } from '../contract/fee-days/fee-day-states.ts'
import { feeDayCompute, feeDayConfirm, feeDayDetail, feeDayStop } from '../contract/fee-days/fee-days.ts'
import { defaultTerms } from '../contract/terms/default-terms.ts'
import { termsDecide, termsDetail, termsEnter } from '../contract/terms/terms-desk.ts'
import { termsFlow } from '../contract/terms/terms-states.ts'
import { type TestFund, fundWithTerms } from './test/funds.ts'

const stage = stageIisp('ji.deng')
let fund: TestFund
let second: TestClient
beforeAll(async () => {
  fund = await fundWithTerms(stage.iisp)
  second = await stage.iisp.as('bao.he')
})
const reason = '金额有误'
/** The id of a case of the fund, inserted without what its entry asks for. */
async function inserted(statement: string): Promise<string> {
  const { rows } = await stage.iisp.owner.query<{ id: string }>(statement, [fund.id])
  return rows[0]?.id ?? ''
}
const register = () =>
  ({
    iisp: stage.iisp,
    side: 'register',
    people: [
      { account: 'ji.deng', client: stage.caller },
      { account: 'bao.he', client: second },
    ],
  }) as const

test('NAV: each state, person and decision is shown and answered as its flow says', async () => {
  const { id } = await stage.caller.ok(navEnter, {
    productId: fund.id,
    navDate: '2026-11-02',
    unitNav: '1.2345',
    accumulatedNav: '1.2345',
    replaces: null,
  })
  const differences = await walkCase({
    ...register(),
    flow: { ...navFlow, actions: ['confirm', 'refuse'] },
    table: 'ta.nav',
    id,
    acts: { enter: 'entered_by' },
    shown: async (by) =>
      (await by.ok(navList, { productId: fund.id })).list.flatMap(({ actions }) => actions),
    decide: (by, action, seen) => by.send(navDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('terms: each state, person and decision is shown and answered as their flow says', async () => {
  const { id } = await stage.caller.ok(termsEnter, {
    productId: fund.id,
    effectiveFrom: '2026-12-01',
    terms: { ...defaultTerms, shareRounding: 'truncate' },
  })
  const differences = await walkCase({
    ...register(),
    flow: { ...termsFlow, actions: ['approve', 'refuse', 'withdraw'] },
    table: 'ta.fund_terms',
    id,
    acts: { enter: 'entered_by' },
    shown: async (by) => (await by.ok(termsDetail, { id })).actions,
    decide: (by, action, seen) => by.send(termsDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('dividend: each state, person and decision is shown and answered as its flow says', async () => {
  const id = await inserted(
    `INSERT INTO ta.dividend (institution_id, product_id, record_date, ex_date, payment_date, per_share, realised_profit,
       entered_by, entered_name, entered_at)
     VALUES ('M001', $1, '2026-11-10', '2026-11-11', '2026-11-20', 0.1, 1000, '0', '季登', now()) RETURNING id::text`,
  )
  const differences = await walkCase({
    ...register(),
    flow: { ...dividendFlow, actions: ['approve', 'return', 'compute', 'confirm', 'stop'] },
    table: 'ta.dividend',
    id,
    acts: { enter: 'entered_by', compute: 'computed_by' },
    shown: async (by) => (await by.ok(dividendDetail, { id })).actions,
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
  const id = await inserted(
    `INSERT INTO ta.fee_day (institution_id, product_id, due_date, fee_date, entered_by, entered_name, entered_at)
     VALUES ('M001', $1, '2026-11-10', '2026-11-10', '0', '季登', now()) RETURNING id::text`,
  )
  const differences = await walkCase({
    ...register(),
    flow: { ...feeDayFlow, actions: ['compute', 'confirm', 'stop'] },
    table: 'ta.fee_day',
    id,
    acts: { compute: 'computed_by' },
    shown: async (by) => (await by.ok(feeDayDetail, { id })).actions,
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
  // it is computed only once its NAV is confirmed
  await inserted(
    `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, status, entered_by, entered_name,
       entered_at, decided_by, decided_name, decided_at)
     VALUES ('M001', $1, '2026-11-03', 1, 1, 'confirmed', '0', '季登', now(), '1', '鲍禾', now()) RETURNING id::text`,
  )
  const id = await inserted(
    `INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, started_by, started_name, started_at)
     VALUES ('M001', $1, '2026-11-03', '0', '季登', now()) RETURNING id::text`,
  )
  const differences = await walkCase({
    ...register(),
    flow: { ...runFlow, actions: ['compute', 'approve', 'return', 'stop', 'confirm', 'publish'] },
    table: 'ta.dealing_run',
    id,
    acts: { compute: 'computed_by' },
    shown: async (by) => (await by.ok(runDetail, { id })).actions,
    decide: (by, action, seen) => {
      if (action === 'compute') return by.send(runCompute, { ...seen, decision: null })
      if (action === 'confirm') return by.send(runConfirm, seen)
      if (action === 'publish') return by.send(runPublish, seen)
      return by.send(runDecide, { ...seen, action, reason })
    },
  })
  expect(differences).toEqual([])
})
