import { raw, sql, system } from '@iisp/server'
import { expect, inject, test } from 'vitest'
import { addLog } from '../contract/menu-log.ts'
import {
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
} from '../contract/menu-choices.ts'
import { deleteDisplay, getDisplay, setDisplay } from '../contract/display-fields.ts'
import {
  getLastManagerType,
  queryThemeColorByUserId,
  setColor,
  updateLastManagerType,
} from '../contract/preferences.ts'
import { getAllTableSettings, tableDelate, tableSetting } from '../contract/table-settings.ts'
import { startForTwo } from './test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))
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
      'workspace.settingUnreadable',
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

test('a list that another window has changed is not overwritten; the same change twice is one', async () => {
  await lin.ok(commomMenuConfig, { menuIds: ['10101'] })
  const mine = { menuIds: [], seen: ['10101'] }
  await lin.ok(commomMenuConfig, mine)
  await lin.ok(commomMenuConfig, mine)
  const late = await lin.send(commomMenuConfig, { menuIds: ['10101'], seen: ['10101'] })
  expect([late.status, late.body.code]).toEqual([409, 'workspace.choiceChanged'])
  expect(await lin.ok(commomMenuList, {})).toEqual([])
  await lin.ok(commomMenuConfig, { menuIds: ['10101'], seen: [] })
})

test('an opened menu is noted', async () => {
  await lin.ok(addLog, { menuId: '10101' })
  expect(await stored(sql`SELECT account_id, menu_id FROM workspace.menu_log`)).toEqual([
    { account_id: '101', menu_id: '10101' },
  ])
})
