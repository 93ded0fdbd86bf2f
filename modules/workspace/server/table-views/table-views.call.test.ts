import type { TestClient } from '@iisp/testing/test-client'
import { expect, inject, test } from 'vitest'
import { settingLimits } from '../../contract/setting-limits.ts'
import {
  tableViewDefault,
  tableViewDelete,
  tableViewList,
  tableViewSave,
} from '../../contract/table-views.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))

const orders = { tableId: 'transfers.list' }
const returned = { ...orders, name: '待我修改', query: 'proStatus=011&sort=AMOUNT.descend' }
const big = { ...orders, name: '大额', query: 'minAmount=1000000.00' }
const listed = (client: TestClient) => client.ok(tableViewList, orders)

test('views are kept, replaced by name and listed, each account its own', async () => {
  await lin.ok(tableViewSave, { ...returned, query: 'proStatus=010' })
  await lin.ok(tableViewSave, { ...returned, name: ' 待我修改 ' })
  await lin.ok(tableViewSave, big)
  await lin.ok(tableViewSave, { ...big, tableId: 'operations.audit' })
  const views = [
    { ...big, isDefault: false },
    { ...returned, isDefault: false },
  ]
  expect(await listed(lin)).toEqual(expect.arrayContaining(views))
  expect(await listed(lin)).toHaveLength(2)
  expect(await lin.ok(tableViewList, {})).toHaveLength(3)
  expect(await listed(zhou)).toEqual([])
})

test('one view of a table is the default; replacing it keeps it so', async () => {
  const chosen = async () => (await listed(lin)).filter((view) => view.isDefault).map((view) => view.name)
  await lin.ok(tableViewDefault, { ...orders, name: returned.name })
  await lin.ok(tableViewDefault, { ...orders, name: big.name })
  await lin.ok(tableViewSave, big)
  expect(await chosen()).toEqual([big.name])
  expect((await lin.ok(tableViewList, { tableId: 'operations.audit' }))[0]?.isDefault).toBe(false)
  await lin.ok(tableViewDefault, { ...orders, name: null })
  expect(await chosen()).toEqual([])
})

test("nobody chooses or forgets another account's view", async () => {
  const refused = await zhou.send(tableViewDefault, { ...orders, name: big.name })
  expect([refused.status, refused.body.code]).toEqual([404, 'workspace.viewUnknown'])
  await zhou.ok(tableViewDelete, { ...orders, name: big.name })
  expect(await listed(lin)).toHaveLength(2)
  await lin.ok(tableViewDelete, { ...orders, name: big.name })
  expect((await listed(lin)).map((view) => view.name)).toEqual([returned.name])
})

test('a refused default leaves the former one', async () => {
  await lin.ok(tableViewDefault, { ...orders, name: returned.name })
  expect((await lin.send(tableViewDefault, { ...orders, name: '没有' })).status).toBe(404)
  expect((await listed(lin))[0]?.isDefault).toBe(true)
})

test('a name of blanks and a twenty-first view are refused with a reason', async () => {
  const blank = await lin.send(tableViewSave, { ...big, name: '  ' })
  expect([blank.body.code, blank.body.msg]).toEqual(['workspace.viewNameEmpty', '请输入视图名称'])
  for (let n = 1; n < settingLimits.viewsOfTable; n++)
    await lin.ok(tableViewSave, { ...big, name: `视图${n}` })
  const full = await lin.send(tableViewSave, { ...big, name: '再一个' })
  expect([full.body.code, full.body.msg]).toEqual([
    'workspace.tooManyViews',
    '每个列表最多保存20个视图，请先删除不用的视图',
  ])
  await lin.ok(tableViewSave, { ...big, name: '视图1' })
})

test('many choices of a default at once are all taken, and one of them is the default', async () => {
  const table = { tableId: 'operations.messages' }
  const names = Array.from({ length: 8 }, (_, n) => `并发${n}`)
  for (const name of names) await lin.ok(tableViewSave, { ...table, name, query: 'a=1' })
  const presses = Array.from({ length: 5 }, () => names).flat()
  const answers = await Promise.all(
    presses.flatMap((name) => [
      lin.send(tableViewDefault, { ...table, name }),
      lin.send(tableViewSave, { ...table, name, query: 'a=2' }),
    ]),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const views = await lin.ok(tableViewList, table)
  expect(views.filter((view) => view.isDefault)).toHaveLength(1)
  expect(views.map((view) => view.query)).toEqual(names.map(() => 'a=2'))
})

test('many new views at once do not pass the limit', async () => {
  const table = { tableId: 'operations.faq' }
  const answers = await Promise.all(
    Array.from({ length: settingLimits.viewsOfTable + 10 }, (_, n) =>
      lin.send(tableViewSave, { ...table, name: `同时${n}`, query: '' }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(settingLimits.viewsOfTable)
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([])
  expect(await lin.ok(tableViewList, table)).toHaveLength(settingLimits.viewsOfTable)
})

test('nobody reads or writes views without a session', async () => {
  const stranger = portal.visitor()
  expect((await stranger.send(tableViewList, orders)).status).toBe(401)
  expect((await stranger.send(tableViewSave, big)).status).toBe(401)
})
