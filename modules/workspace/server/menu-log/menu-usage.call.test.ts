import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { transferEntry, transferList } from '@iisp/transfers/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addLog, staticMenu } from '../../contract/menu-log.ts'
import { menuUsageList } from '../../contract/menu-usage.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp?.close())

test('[SH-355] openings and their times are counted by menu, of people who have it, in the dates asked for', async () => {
  const admin = await iisp.as('guan.li')
  expect(await admin.ok(menuUsageList, {})).toMatchObject({ list: [], total: 0, pageNo: 1 })
  const [lin, he] = [await iisp.as('lin.jing'), await iisp.as('he.yu')]
  await lin.ok(addLog, { menuId: transferEntry.id })
  for (const client of [lin, lin, he]) await client.ok(addLog, { menuId: transferList.id })
  for (const renderTime of [10, 20, 500])
    await lin.ok(staticMenu, { menuId: transferList.id, loadTime: 100, renderTime })
  await lin.ok(staticMenu, { menuId: '90906', loadTime: 1, renderTime: 1 })
  const { list } = await admin.ok(menuUsageList, {}, { language: 'zh' })
  expect(list).toEqual([
    { menuId: transferList.id, name: '划款指令查询', openings: 3, accounts: 2, typicalMs: 120, slowMs: 600 },
    {
      menuId: transferEntry.id,
      name: '划款指令录入',
      openings: 1,
      accounts: 1,
      typicalMs: null,
      slowMs: null,
    },
  ])
  expect(await admin.ok(menuUsageList, { pageNo: 2, pageSize: 1 })).toMatchObject({
    list: [{ menuId: transferEntry.id }],
    total: 2,
  })
  const day = iisp.clock.now().toISOString().slice(0, 10)
  expect(await admin.ok(menuUsageList, { startDate: day, endDate: day })).toMatchObject({ total: 2 })
  expect(await admin.ok(menuUsageList, { endDate: '2026-01-31' })).toMatchObject({ total: 0 })
})

test('a time that no page takes, and other input that the contract does not know, is refused', async () => {
  const lin = await iisp.as('lin.jing')
  for (const loadTime of [-1, 600_001, 1.5])
    expect((await lin.send(staticMenu, { menuId: '10101', loadTime, renderTime: 1 })).status).toBe(400)
})

test('a stranger is refused, and somebody without the page', async () => {
  expect((await iisp.visitor().send(menuUsageList, {})).status).toBe(401)
  expect((await (await iisp.as('lin.jing')).send(menuUsageList, {})).status).toBe(403)
})
