import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  paramItemTypes,
  queryDefaultParamSettingItems,
  queryDefaultParamSettingList,
  saveDefaultParamSetting,
} from '../../contract/settings.ts'

let iisp: Iisp
let operator: TestClient
const items = (client = operator, itemId = 'transfer') => client.ok(queryDefaultParamSettingItems, { itemId })

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

test('[BL-042] [BL-043] [SH-334] the transfer menus share a template, the desk of complaints has its own, others none', async () => {
  const shared = [{ itemId: 'transfer', name: '个性化设置', shared: '1' }]
  expect(await operator.ok(queryDefaultParamSettingList, { menuId: '10101' })).toEqual(shared)
  expect(await operator.ok(queryDefaultParamSettingList, { menuId: '10102' })).toEqual(shared)
  expect(await operator.ok(queryDefaultParamSettingList, { menuId: '10103' })).toEqual([])
  const desk = await iisp.as('guan.li')
  expect(await desk.ok(queryDefaultParamSettingList, { menuId: '90601' })).toMatchObject([{ shared: '0' }])
  expect(await desk.ok(queryDefaultParamSettingList, { menuId: '90901' })).toEqual([])
})

test('[BL-131] [BL-283] [SH-335] the template carries items of all six types', async () => {
  const template = await items()
  expect(template.itemId).toBe('transfer')
  expect(new Set(template.items.map((item) => item.type))).toEqual(new Set(paramItemTypes))
  expect(template.items[0]).toMatchObject({ field: 'orderOptions', label: '新指令默认勾选' })
})

test('[BL-284] [BL-132] [SH-336] what is saved comes back, for this account alone', async () => {
  const data = {
    isSendTime: '1' as const,
    fixedTime: '093000',
    isSendProperty: '1' as const,
    creatTimepoint: [
      { VALUE: 'later', NAME: '数据生成后延后发送', isDesc: '1' as const, dny: 2, definePl: '月初除外' },
    ],
  }
  expect(await operator.ok(saveDefaultParamSetting, { itemId: 'transfer', data })).toEqual({
    result: 'success',
    message: '设置成功',
  })
  expect((await items()).values).toMatchObject(data)
  expect((await items(await iisp.as('zhou.hang'))).values).toEqual({ orderOptions: ['notBeforeDate'] })
})

test('until a choice is saved, a new order is not paid before its date; whoever unticks that is heard', async () => {
  const operator = await iisp.as('he.yu')
  const chosen = async () =>
    (await operator.ok(queryDefaultParamSettingItems, { itemId: 'transfer' })).values.orderOptions
  expect(await chosen()).toEqual(['notBeforeDate'])
  await operator.ok(saveDefaultParamSetting, { itemId: 'transfer', data: { orderOptions: [] } })
  expect(await chosen()).toEqual([])
})

test.each([
  ['[BL-240] a time at night', { isSendTime: '1', fixedTime: '223000' }, '【固定时间】须在07:00至21:59之间'],
  [
    '[BL-241] a time that is no HHmm00',
    { isSendTime: '1', fixedTime: '09:30' },
    '【固定时间】须在07:00至21:59之间',
  ],
  ['a choice that is not offered', { orderOptions: ['root'] }, '【新指令默认勾选】的选项不存在，请重新选择'],
])('%s is refused', async (_, data, msg) => {
  const answer = await operator.send(saveDefaultParamSetting, { itemId: 'transfer', data: data as never })
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
})

test('[BL-244] [BL-245] what 不 clears is cleared on the server too', async () => {
  const data = { isSendTime: '0', fixedTime: '093000', isSendProperty: '0', documentDays: 4 } as const
  await operator.ok(saveDefaultParamSetting, { itemId: 'transfer', data })
  expect((await items()).values).toMatchObject({
    fixedTime: '',
    documentDays: null,
    creatTimepoint: [],
  })
})

test('a template of menus that the person does not have is not there', async () => {
  expect((await operator.send(queryDefaultParamSettingItems, { itemId: 'complaint-desk' })).status).toBe(404)
  const answer = await operator.send(saveDefaultParamSetting, { itemId: 'complaint-desk', data: {} })
  expect(answer.status).toBe(404)
})
