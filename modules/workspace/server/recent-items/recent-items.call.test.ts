import { expect, inject, test } from 'vitest'
import { addLog } from '../../contract/menu-log.ts'
import { recentItemList, recentItemNote, recentItemsKept } from '../../contract/recent-items.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))

const order = (no: number) => ({
  kind: 'orders' as const,
  key: String(no),
  title: `HK${no}`,
  detail: '远山稳健一号',
  pageId: '10101',
  query: `detail=${no}`,
})
const kept = async () => (await lin.ok(recentItemList, {})).map(({ kind, key }) => `${kind} ${key}`)

test('what a person opened is listed, the latest first, each thing once and for nobody else', async () => {
  for (const no of [1, 2]) {
    await lin.ok(recentItemNote, order(no))
    portal.clock.advance(1)
  }
  await lin.ok(addLog, { menuId: '10101' })
  portal.clock.advance(1)
  await lin.ok(recentItemNote, { ...order(1), title: 'HK1 changed' })
  expect(await kept()).toEqual(['orders 1', 'menus 10101', 'orders 2'])
  expect((await lin.ok(recentItemList, {}))[0]).toMatchObject({ ...order(1), title: 'HK1 changed' })
  expect(await zhou.ok(recentItemList, {})).toEqual([])
})

test('openings are counted, but one that is reported twice within a minute counts once', async () => {
  const score = async () => (await lin.ok(recentItemList, {})).find(({ key }) => key === '7')?.score
  await lin.ok(recentItemNote, order(7))
  await lin.ok(recentItemNote, order(7))
  expect(await score()).toBeCloseTo(1, 2)
  portal.clock.advance(120)
  await lin.ok(recentItemNote, order(7))
  expect(await score()).toBeCloseTo(2, 2)
})

test('the limit of a kind forgets what was opened longest ago, and only of that kind', async () => {
  for (let no = 100; no <= 100 + recentItemsKept; no++) {
    portal.clock.advance(1)
    await lin.ok(recentItemNote, order(no))
  }
  const orders = (await kept()).filter((item) => item.startsWith('orders'))
  expect(orders).toHaveLength(recentItemsKept)
  expect([orders[0], orders.at(-1)]).toEqual([`orders ${100 + recentItemsKept}`, 'orders 101'])
  expect(await kept()).toContain('menus 10101')
})

test('what stands on a page that the person does not have is ignored', async () => {
  await lin.ok(recentItemNote, { ...order(900), pageId: '10103' })
  await lin.ok(addLog, { menuId: '10103' })
  expect(await kept()).not.toContain('orders 900')
  expect(await kept()).not.toContain('menus 10103')
})

test.each([
  ['a kind that is not known', { kind: 'files' }],
  ['no title', { title: '' }],
  ['a title that is too long', { title: 'x'.repeat(221) }],
  ['a query that is too long', { query: 'x'.repeat(501) }],
])('%s is refused', async (_, wrong) => {
  expect((await lin.send(recentItemNote, { ...order(1), ...wrong } as never)).status).toBe(400)
})

test('a stranger is refused', async () => {
  expect((await portal.visitor().send(recentItemList, {})).status).toBe(401)
  expect((await portal.visitor().send(recentItemNote, order(1))).status).toBe(401)
})
