import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import * as calls from '../../contract/terms/terms-desk.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type TestFund, fundWithTerms } from '../test/funds.ts'

const stage = stageIisp('ji.deng')
let second: TestClient
let fund: TestFund
beforeAll(async () => {
  second = await stage.iisp.as('bao.he')
  fund = await fundWithTerms(stage.iisp)
})
const lessRounding: FundTerms = { ...defaultTerms, shareRounding: 'truncate' }
const entered = (effectiveFrom: string, terms = lessRounding) =>
  stage.caller.ok(calls.termsEnter, { productId: fund.id, effectiveFrom, terms })
const decide = (caller: TestClient, id: string, version: number, action: 'approve' | 'refuse' | 'withdraw') =>
  caller.send(calls.termsDecide, { id, version, action, reason: action === 'refuse' ? '费率与合同不符' : '' })
const onDay = async (on: string) =>
  (await second.ok(calls.termsOfDay, { productId: fund.id, on })).version?.effectiveFrom

test('one person enters terms, another approves the differences, and the terms are in force from their day on', async () => {
  const day = '2026-12-01'
  const { id } = await entered(day)
  const again = await second.send(calls.termsEnter, {
    productId: fund.id,
    effectiveFrom: day,
    terms: lessRounding,
  })
  expect(again.body).toMatchObject({ code: 'ta.termsThere', fields: ['effectiveFrom'] })
  expect((await decide(stage.caller, id, 1, 'approve')).body.code).toBe('platform.secondPerson')
  expect(await second.ok(calls.termsDetail, { id })).toMatchObject({
    state: 'entered',
    terms: { shareRounding: 'truncate' },
    before: { effectiveFrom: '2020-01-01', terms: { shareRounding: 'half-up' } },
    actions: ['approve', 'refuse'],
  })
  expect((await decide(second, id, 1, 'approve')).body).toMatchObject({ data: { state: 'approved' } })
  expect((await decide(second, id, 1, 'approve')).body.code).toBe('platform.conflict')
  expect([await onDay('2019-12-31'), await onDay('2026-11-30'), await onDay(day)]).toEqual([
    undefined,
    '2020-01-01',
    day,
  ])
  const { list } = await stage.caller.ok(calls.termsList, { productId: fund.id })
  expect(list).toMatchObject([
    { id, state: 'approved', inForce: false, decidedBy: '鲍禾', actions: [] },
    { effectiveFrom: '2020-01-01', inForce: true },
  ])
})

test('terms approved by mistake for a future day are replaced by other terms for the same day', async () => {
  const day = '2026-12-01'
  const former = (await stage.caller.ok(calls.termsList, { productId: fund.id })).list[0]!
  const { id } = await entered(day, defaultTerms)
  expect(await second.ok(calls.termsDetail, { id })).toMatchObject({
    before: { effectiveFrom: day, terms: { shareRounding: 'truncate' } },
  })
  expect((await decide(second, id, 1, 'approve')).body).toMatchObject({ data: { state: 'approved' } })
  expect(await second.ok(calls.termsDetail, { id: former.id })).toMatchObject({
    state: 'replaced',
    before: { effectiveFrom: '2020-01-01' },
    actions: [],
  })
  const { version } = await second.ok(calls.termsOfDay, { productId: fund.id, on: day })
  expect(version).toMatchObject({ effectiveFrom: day, terms: { shareRounding: 'half-up' } })
  expect(await second.ok(calls.termsDetail, { id })).toMatchObject({
    before: { effectiveFrom: '2020-01-01' },
  })
})

test('returned with a reason, their author changes them and sends them again', async () => {
  const { id } = await entered('2026-12-02')
  const silent = { id, version: 1, action: 'refuse', reason: ' ' } as const
  expect((await second.send(calls.termsDecide, silent)).body.code).toBe('platform.reasonMissing')
  await decide(second, id, 1, 'refuse')
  const open = async (caller: TestClient) =>
    (await caller.ok(calls.termsList, { productId: fund.id, open: true })).list.map((row) => row.id)
  expect([await open(stage.caller), await open(second)]).toEqual([[id], []])
  const change = { id, version: 2, effectiveFrom: '2026-12-03', terms: defaultTerms }
  expect((await second.send(calls.termsChange, change)).body.code).toBe('platform.ownOnly')
  expect(await stage.caller.ok(calls.termsChange, change)).toEqual({ state: 'entered' })
  expect([await open(stage.caller), await open(second)]).toEqual([[], [id]])
  expect(await second.ok(calls.termsDetail, { id })).toMatchObject({
    effectiveFrom: '2026-12-03',
    reason: '',
    decidedBy: '',
    before: { effectiveFrom: '2026-12-01' },
  })
  expect((await decide(second, id, 3, 'withdraw')).body.code).toBe('platform.ownOnly')
  expect((await decide(stage.caller, id, 3, 'withdraw')).status).toBe(200)
  expect((await stage.caller.send(calls.termsChange, { ...change, version: 4 })).body.code).toBe(
    'platform.caseMoved',
  )
})

test('a change to a day for which other terms wait is refused', async () => {
  const [one, other] = [await entered('2026-12-04'), await entered('2026-12-07')]
  const change = { id: one.id, version: 1, effectiveFrom: '2026-12-07', terms: defaultTerms }
  expect((await stage.caller.send(calls.termsChange, change)).body.code).toBe('ta.termsThere')
  for (const { id } of [one, other]) await decide(stage.caller, id, 1, 'withdraw')
})

test('contradictions are refused by field, in the language of the reader', async () => {
  const terms: FundTerms = {
    ...defaultTerms,
    minimumSubscription: { first: '100.00', further: '200.00', measuredOn: 'net' },
    regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'next', lastsDays: 1 },
  }
  const refused = await stage.caller.send(calls.termsEnter, {
    productId: fund.id,
    effectiveFrom: '2026-12-05',
    terms,
  })
  expect(refused.body).toMatchObject({
    code: 'ta.termsFault',
    msg: '条款有误：追加起点不得高于首次起点',
    fields: ['minimumSubscription.further', 'regularOpening.onClosedDay'],
  })
  const malformed = { ...defaultTerms, navPlaces: 9 }
  const input = { productId: fund.id, effectiveFrom: '2026-12-05', terms: malformed }
  expect((await stage.caller.send(calls.termsEnter, input)).body.code).toBe('platform.badInput')
})

test('terms take effect after the last day that was dealt, also where it was dealt in between', async () => {
  const { id } = await entered('2026-10-15')
  await stage.iisp.owner.query(
    `INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, status, started_by, started_name, started_at)
     VALUES ('M001', $1, '2026-10-15', 'frozen', '0', '季登', now())`,
    [fund.id],
  )
  expect((await decide(second, id, 1, 'approve')).body.code).toBe('ta.termsDealt')
  const earlier = { productId: fund.id, effectiveFrom: '2026-09-01', terms: defaultTerms }
  expect((await second.send(calls.termsEnter, earlier)).body).toMatchObject({
    code: 'ta.termsDealt',
    msg: '该产品已办理至2026-10-15，生效日期须晚于该日',
  })
})

test('the database itself knows two persons', async () => {
  const { id } = await entered('2026-12-06')
  const approve = (by: string) =>
    stage.iisp.owner.query(`UPDATE ta.fund_terms SET status = 'approved', decided_by = ${by} WHERE id = $1`, [
      id,
    ])
  await expect(approve('entered_by')).rejects.toThrow('violates check constraint')
  await expect(approve('NULL')).rejects.toThrow('violates check constraint')
})

test('managers neither read nor enter terms, and an unknown product has no terms', async () => {
  const manager = await stage.iisp.as('lin.jing')
  const input = { productId: fund.id, effectiveFrom: '2026-12-07', terms: defaultTerms }
  expect((await manager.send(calls.termsList, {})).status).toBe(403)
  expect((await manager.send(calls.termsOfDay, { productId: fund.id, on: '2026-12-07' })).status).toBe(403)
  expect((await manager.send(calls.termsEnter, input)).status).toBe(403)
  expect((await stage.caller.send(calls.termsEnter, { ...input, productId: '999999' })).status).toBe(404)
})
