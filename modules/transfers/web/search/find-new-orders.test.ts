import { searchProducts } from '@iisp/product/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { transferEntry } from '@iisp/transfers/contract'
import { beforeEach, expect, test } from 'vitest'
import find from './find-new-orders.ts'

const product = (no: number, CPZT: '1' | '3' = '1') => ({
  ID: String(no),
  NAME: `远山${no}号`,
  PRODUCT_NO: `SXA00${no}`,
  CPZT,
})
let server: FakeServer
beforeEach(() => {
  server = new FakeServer().answer(searchProducts, () => ({
    list: [product(1, '3'), product(2), product(3), product(4)],
  }))
  server.listen()
})
const search = (text: string, language: 'zh' | 'en' = 'zh') =>
  find(text, { signal: new AbortController().signal, language, mayOpen: () => true, most: 5 })

test.each([
  ['新建 远山', '远山'],
  ['新建划款指令远山', '远山'],
  ['录入sxa', 'sxa'],
  ['new order for yuan', 'yuan'],
  ['xj ys', 'ys'],
])('%s offers an order for each usable product that is found for %s', async (text, keyword) => {
  const found = await search(text)
  expect(server.asked(searchProducts)).toEqual([{ keyword }])
  expect(found.map(({ query }) => query)).toEqual([
    { productId: '2' },
    { productId: '3' },
    { productId: '4' },
  ])
  expect(found[0]).toMatchObject({ title: '为远山2号新建划款指令', page: transferEntry })
})

test('who only names a product is offered two orders; a product whose letters begin like a verb is searched for', async () => {
  expect((await search('xjys', 'en')).map(({ title }) => title)).toEqual([
    'New order for 远山2号',
    'New order for 远山3号',
  ])
  expect(server.asked(searchProducts)).toEqual([{ keyword: 'xjys' }])
})

test('the verb alone asks for nothing', async () => {
  expect(await search('新建')).toEqual([])
  expect(server.asked(searchProducts)).toEqual([])
})
