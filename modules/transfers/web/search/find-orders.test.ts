import { FakeServer } from '@iisp/testing/dom/fake-server'
import { findOrders, transferDesk, transferList } from '@iisp/transfers/contract'
import { beforeEach, expect, test } from 'vitest'
import find from './find-orders.ts'

const order = {
  ID: '100150',
  ORDERNO: 'HK20261120100150',
  PROSTATUS: '070',
  PROSTATUSNAME: '划款成功',
  PRODUCTNAME: '远山稳健一号',
  AMOUNT: '1234567.80',
} as const

let server: FakeServer
beforeEach(() => {
  server = new FakeServer().answer(findOrders, () => ({ list: [order] }))
  server.listen()
})
const search = (text: string, mine: { readonly id: string } = transferList) =>
  find(text, {
    signal: new AbortController().signal,
    language: 'zh',
    mayOpen: (page) => page.id === mine.id,
    most: 5,
  })

test('an order opens alone in the list of its institution, with its detail', async () => {
  expect(await search('hk20261120')).toEqual([
    {
      id: '100150',
      title: 'HK20261120100150',
      detail: '划款成功 / 远山稳健一号 / 1,234,567.80',
      page: transferList,
      query: { keyword: 'HK20261120100150', detail: '100150' },
    },
  ])
})

test('at the desk its status is part of the address, because the desk lists open orders', async () => {
  const [found] = await search('20261120', transferDesk)
  expect(found?.page).toBe(transferDesk)
  expect(found?.query).toMatchObject({ proStatus: '070', detail: '100150' })
})

test.each(['划款', 'HK2026', '10101', 'HK2026112x'])('%s is no number and is not asked for', async (text) => {
  expect(await search(text)).toEqual([])
  expect(server.asked(findOrders)).toEqual([])
})
