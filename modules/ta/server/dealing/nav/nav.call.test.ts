import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { navDecide, navEnter, navList } from '../../../contract/dealing/nav.ts'
import { type TestFund, fundWithTerms } from '../../test/funds.ts'

const stage = stageIisp('ji.deng')
let second: TestClient
let fund: TestFund
beforeAll(async () => {
  second = await stage.iisp.as('bao.he')
  fund = await fundWithTerms(stage.iisp)
})
const figures = { unitNav: '1.2345', accumulatedNav: '1.2345', replaces: null }
const enter = (navDate: string, more: object = {}) =>
  stage.caller.send(navEnter, { productId: fund.id, navDate, ...figures, ...more })
const onDay = async (caller: TestClient, day: string) =>
  (await caller.ok(navList, { productId: fund.id, startDate: day, endDate: day })).list

test('one person enters a NAV, another confirms it, and it is replaced as long as no run has taken it', async () => {
  const day = '2026-11-02'
  const { id } = await stage.caller.ok(navEnter, { productId: fund.id, navDate: day, ...figures })
  expect((await enter(day)).body.code).toBe('ta.navThere')
  expect(await onDay(stage.caller, day)).toMatchObject([{ id, unitNav: '1.2345', actions: ['replace'] }])
  const decision = { id, version: 1, action: 'confirm' as const, reason: '' }
  expect((await stage.caller.send(navDecide, decision)).body.code).toBe('platform.secondPerson')
  expect((await onDay(second, day))[0]?.actions).toEqual(['confirm', 'refuse', 'replace'])
  await second.ok(navDecide, decision)
  expect((await second.send(navDecide, decision)).body.code).toBe('platform.conflict')
  const replaced = await stage.caller.ok(navEnter, {
    productId: fund.id,
    navDate: day,
    ...figures,
    unitNav: '1.2346',
    replaces: { id, version: 2 },
  })
  expect(await onDay(second, day)).toMatchObject([
    { id: replaced.id, state: 'entered', unitNav: '1.2346' },
    { id, state: 'replaced' },
  ])
})

test('a NAV that a dealing run has taken stays as it is', async () => {
  const day = '2026-11-03'
  const { id } = await stage.caller.ok(navEnter, { productId: fund.id, navDate: day, ...figures })
  await second.ok(navDecide, { id, version: 1, action: 'confirm', reason: '' })
  await stage.iisp.owner.query(
    `INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, status, nav_id, started_by, started_name, started_at)
     VALUES ('M001', $1, $2, 'computed', $3, '0', '季登', now())`,
    [fund.id, day, id],
  )
  expect(await onDay(second, day)).toMatchObject([{ used: true, actions: [] }])
  expect((await enter(day, { replaces: { id, version: 2 } })).body.code).toBe('ta.navUsed')
})

test('refused with a reason, it can be entered anew', async () => {
  const day = '2026-11-04'
  const { id } = await stage.caller.ok(navEnter, { productId: fund.id, navDate: day, ...figures })
  const refusal = { id, version: 1, action: 'refuse' as const }
  expect((await second.send(navDecide, { ...refusal, reason: ' ' })).body.code).toBe('platform.reasonMissing')
  await second.ok(navDecide, { ...refusal, reason: '与托管数据不符' })
  expect(await onDay(stage.caller, day)).toMatchObject([{ reason: '与托管数据不符', decidedBy: '鲍禾' }])
  expect((await enter(day)).status).toBe(200)
})

test('places, zero, days to come and funds without terms are refused beside their field', async () => {
  expect((await enter('2026-11-05', { unitNav: '1.23456' })).body).toMatchObject({
    code: 'ta.navPlaces',
    msg: '该产品净值保留4位小数',
  })
  expect((await enter('2026-11-05', { accumulatedNav: '0.0000' })).body.code).toBe('ta.navZero')
  expect((await enter('2027-01-05')).body.code).toBe('ta.navFuture')
  expect((await enter('2019-01-04')).body.code).toBe('ta.noTerms')
})

test('managers neither read nor enter NAVs here', async () => {
  const manager = await stage.iisp.as('lin.jing')
  expect((await manager.send(navList, {})).status).toBe(403)
  expect(
    (await manager.send(navEnter, { productId: fund.id, navDate: '2026-11-06', ...figures })).status,
  ).toBe(403)
})
