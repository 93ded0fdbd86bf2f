import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addLog } from '../contract/logs.ts'
import { reportViolation, saveErrorLog } from '../contract/reports.ts'
import {
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
} from '../contract/menu-choices.ts'
import {
  deleteDisplay,
  getAllTableSettings,
  getDisplay,
  getLastManagerType,
  queryThemeColorByUserId,
  setColor,
  setDisplay,
  tableDelate,
  tableSetting,
  updateLastManagerType,
} from '../contract/settings.ts'
import { type IdentityPortal, startIdentity } from './test/start-identity.ts'

let portal: IdentityPortal
let lin: TestClient
let zhou: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  lin = await portal.signedIn('lin.jing@yuanshan.example')
  zhou = await portal.signedIn('zhou.hang@yuanshan.example')
})
afterAll(() => portal?.close())
const stored = (query: ReturnType<typeof sql>) => portal.db.reader(system('test')).all(raw(query))

test('[SH-340] [SH-342] [SH-343] [BL-148] [BL-265] [BL-267] [BL-268] table settings are kept, listed and forgotten, each account its own', async () => {
  const columns = [
    { key: 'amount', width: 120, visible: false },
    { key: 'date', width: 90, visible: true },
  ]
  const headerJson = JSON.stringify(columns)
  await lin.ok(tableSetting, { tableId: 'orders', headerJson: '[{"key":"date"}]' })
  await lin.ok(tableSetting, { tableId: 'orders', headerJson })
  await lin.ok(tableSetting, { tableId: 'products', headerJson: '[]' })
  const orders = { tableId: 'orders', headerJson: columns }
  expect(await lin.ok(getAllTableSettings, {})).toEqual([orders, { tableId: 'products', headerJson: [] }])
  expect(await lin.ok(getAllTableSettings, { tableId: 'orders' })).toEqual([orders])
  expect(await zhou.ok(getAllTableSettings, {})).toEqual([])
  await zhou.ok(tableDelate, { tableId: 'orders' })
  await lin.ok(tableDelate, { tableId: 'products' })
  expect(await lin.ok(getAllTableSettings, {})).toEqual([orders])
})

test('a column kept without width and visibility has those of its table', async () => {
  await zhou.ok(tableSetting, { tableId: 'short', headerJson: '[{"key":"date"}]' })
  const [short] = await zhou.ok(getAllTableSettings, { tableId: 'short' })
  expect(short?.headerJson).toEqual([{ key: 'date', width: 0, visible: true }])
  await zhou.ok(tableDelate, { tableId: 'short' })
})

test('a table setting that is no list of columns is refused', async () => {
  for (const headerJson of ['{}', '[1]', '[{"width":1}]', '[{"key":"a","width":"1"}]', 'no json']) {
    expect((await lin.send(tableSetting, { tableId: 'orders', headerJson })).body.code).toBe(
      'identity.settingUnreadable',
    )
  }
})

test('forgetting by GET needs a request of our own page', async () => {
  const answer = await lin.raw('GET', `${tableDelate.path}?tableId=orders`, undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect(answer.status).toBe(403)
  expect(await lin.ok(getAllTableSettings, { tableId: 'orders' })).toHaveLength(1)
})

test('[SH-157] [SH-337] [SH-338] [SH-339] [BL-272] [BL-273] [BL-274] column display settings are kept and forgotten', async () => {
  const menuCode = '10102'
  const displayField = JSON.stringify([
    { DISPLAY_FIELD: 'payee', IS_DISPLAY: 0 },
    { DISPLAY_FIELD: 'amount', IS_DISPLAY: '1' },
  ])
  await lin.ok(setDisplay, { menuCode, displayField })
  const entries = [
    { DISPLAY_FIELD: 'payee', IS_DISPLAY: '0' },
    { DISPLAY_FIELD: 'amount', IS_DISPLAY: '1' },
  ]
  expect(await lin.ok(getDisplay, { menuCode }, { method: 'POST' })).toEqual(entries)
  expect(await lin.ok(getDisplay, { menuCode }, { method: 'GET' })).toEqual(entries)
  expect(await zhou.ok(getDisplay, { menuCode })).toEqual([])
  await lin.ok(deleteDisplay, { menuCode })
  expect(await lin.ok(getDisplay, { menuCode })).toEqual([])
})

test('[SH-332] [SH-333] the theme colour is kept; others than the six are refused', async () => {
  expect(await lin.ok(queryThemeColorByUserId, {})).toEqual({ color: '#1a4fa3' })
  await lin.ok(setColor, { color: '#0f6674' })
  expect(await lin.ok(queryThemeColorByUserId, {})).toEqual({ color: '#0f6674' })
  expect((await lin.send(setColor, { color: 'red' as never })).status).toBe(400)
})

test('[SH-319] the role used last is remembered beside the colour', async () => {
  expect(await lin.ok(getLastManagerType, {})).toEqual({ managerType: null })
  await lin.ok(updateLastManagerType, { managerType: 2 }, { method: 'GET' })
  expect(await lin.ok(getLastManagerType, {})).toEqual({ managerType: 2 })
  expect(await lin.ok(queryThemeColorByUserId, {})).toEqual({ color: '#0f6674' })
})

test.each([
  ['[SH-326] [SH-327] quick', getQuickMenuList, quickMenuConfig],
  ['[SH-328] [SH-329] common', commomMenuList, commomMenuConfig],
] as const)('%s menus are kept in order; only permitted ones can be chosen', async (_title, list, config) => {
  expect(await lin.ok(list, {})).toEqual([])
  await lin.ok(config, { menuIds: ['10101', '10101'] })
  const form = { menuId: '10101', name: '菜单10101', path: '/transfer-money/form', sort: 1 }
  expect(await lin.ok(list, {})).toEqual([form])
  for (const path of list.aliases ?? []) expect((await lin.raw('GET', path)).body.data).toEqual([form])
  expect((await lin.send(config, { menuIds: ['10103'] })).status).toBe(403)
  expect(await zhou.ok(list, {})).toEqual([])
})

test('an opened menu is noted', async () => {
  await lin.ok(addLog, { menuId: '10101' })
  expect(await stored(sql`SELECT account_id, menu_id FROM identity.menu_log`)).toEqual([
    { account_id: '101', menu_id: '10101' },
  ])
})

test('[SH-356] a reported failure is stored without what it gave away, under the name of the session', async () => {
  const canary = 'lin-secret-canary'
  await lin.ok(saveErrorLog, {
    url: `/api/tran/addTran?sessionid=${canary}`,
    method: 'POST',
    status: 500,
    reqText: JSON.stringify({ payee: canary }),
    resText: canary,
    reqHeaders: { cookie: `sessionId=${canary}` },
    opName: canary,
    cpName: canary,
    errorText: '系统异常 13800138000',
  })
  const [row] = (await stored(sql`SELECT entry, account_id FROM identity.error_log`)) as {
    entry: object
    account_id: string
  }[]
  expect(row?.account_id).toBe('101')
  expect(row?.entry).toMatchObject({
    url: '/api/tran/addTran?sessionid=*',
    errorText: '系统异常 ***',
    cpName: '远山私募基金管理有限公司',
    opName: 'lin.jing@yuanshan.example',
  })
  expect(JSON.stringify(row)).not.toContain(canary)
})

test('what a page’s policy refused is noted as the browser sends it, without what its addresses gave away', async () => {
  const canary = 'lin-secret-canary'
  const answer = await lin.raw(
    'POST',
    reportViolation.path,
    JSON.stringify({
      'csp-report': {
        'document-uri': `https://portal.example/iisp/transfer-money/form?ticket=${canary}`,
        'violated-directive': 'img-src',
        'blocked-uri': `https://evil.example/${canary}`,
        'script-sample': canary,
        'original-policy': canary,
      },
    }),
    { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', 'x-trace-id': '' },
  )
  expect(answer.status).toBe(200)
  const rows = await stored(
    sql`SELECT entry, account_id FROM identity.error_log WHERE entry->>'method' = 'CSP'`,
  )
  expect(rows).toEqual([
    {
      account_id: '101',
      entry: expect.objectContaining({
        url: '/iisp/transfer-money/form',
        errorText: 'img-src refused https://evil.example',
      }),
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(canary)
})

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, '{"csp-report":{"violated-directive":"x"}}', 403],
  ['without a directive', {}, '{"csp-report":{}}', 400],
  ['of 20 KB', {}, `{"csp-report":{"violated-directive":"x","a":"${'a'.repeat(20_000)}"}}`, 413],
])('a violation %s is refused', async (_, headers, body, status) => {
  const type = { 'content-type': 'application/csp-report', 'x-trace-id': '' }
  const answer = await portal.visitor().raw('POST', reportViolation.path, body, { ...type, ...headers })
  expect(answer.status).toBe(status)
})

test('the sixty-first report of a minute is refused', async () => {
  const send = () => portal.visitor().send(saveErrorLog, { url: '/x', status: 500 })
  portal.clock.advance(61)
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push((await send()).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('a report that would be cut inside a character is taken', async () => {
  portal.clock.advance(61)
  for (const field of ['errorText', 'statusText', 'extra', 'url'] as const) {
    for (const lead of ['a', 'ab']) {
      const text = field === 'statusText' ? `${lead}${'😀'.repeat(99)}` : `${lead}${'😀'.repeat(1999)}`
      expect((await lin.send(saveErrorLog, { [field]: text, status: 500 })).status).toBe(200)
    }
  }
})

test("a network's reports of a day have their most", async () => {
  await portal.db.transact(system('test'), (db) =>
    db.run(
      raw(sql`INSERT INTO identity.error_log (at, network, trace_id, entry)
        SELECT ${portal.clock.now()}::timestamptz - interval '1 hour', network, '', '{}'
        FROM (SELECT network FROM identity.error_log LIMIT 1) own, generate_series(1, 2000)`),
    ),
  )
  portal.clock.advance(61)
  expect((await lin.send(saveErrorLog, { url: '/x', status: 500 })).status).toBe(429)
})
