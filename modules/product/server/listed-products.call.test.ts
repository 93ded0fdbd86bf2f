import { fixedSessions, person } from '@iisp/testing/signed-in-people'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  overseasFundList,
  overseasFunds,
  quantitativeProductList,
  quantitativeProducts,
} from '../contract/index.ts'
import { demonstrationProducts } from '../fixtures/index.ts'
import { type ProductPortal, startProduct, today } from './test/start-product.ts'

const menus = new Set([overseasFunds.id, quantitativeProducts.id])
const sessions = fixedSessions([
  person('hai', 'M003', { menus }),
  person('other', 'M001', { menus }),
  person('without', 'M003'),
])
const abroad = demonstrationProducts(today).filter(({ overseas }) => overseas)

let portal: ProductPortal
beforeAll(async () => {
  portal = await startProduct(inject('databaseUrl'), sessions)
})
afterAll(() => portal?.close())
const as = (name: string) => portal.as(name)
const page = { pageNo: 1, pageSize: 20 }

test('the institution’s overseas funds are listed, and those of no other', async () => {
  const { list, total } = await as('hai').ok(overseasFundList, page)
  expect(abroad).toHaveLength(3)
  expect(total).toBe(3)
  expect(list.map(({ ID }) => ID).toSorted()).toEqual(abroad.map(({ id }) => id).toSorted())
  expect((await as('other').ok(overseasFundList, page)).total).toBe(0)
})

test('the institution’s quantitative products are listed, and those of no other', async () => {
  const { list } = await as('other').ok(quantitativeProductList, page)
  const expected = demonstrationProducts(today).filter(
    (one) => one.quantitative && one.institution_id === 'M001' && one.parent_id === null,
  )
  expect(expected.length).toBeGreaterThan(2)
  expect(list.map(({ ID }) => ID).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
  expect((await as('without').send(quantitativeProductList, page)).status).toBe(403)
})

test('keyword and status narrow the list; pages follow each other', async () => {
  const client = as('hai')
  const found = await client.ok(overseasFundList, { ...page, keyword: 'HGPZ' })
  expect(found.list.map(({ NAME }) => NAME)).toEqual([expect.stringContaining('宏观配置')])
  const [first] = (await client.ok(overseasFundList, { pageNo: 1, pageSize: 1 })).list
  const [second] = (await client.ok(overseasFundList, { pageNo: 2, pageSize: 1 })).list
  expect(second?.ID).not.toBe(first?.ID)
  for (const CPZT of ['0', '1', '2', '3'] as const) {
    const { list } = await client.ok(overseasFundList, { ...page, CPZT })
    expect(list.every((row) => row.CPZT === CPZT)).toBe(true)
  }
})

test('a wrong status, a missing menu and a missing session are refused', async () => {
  expect((await as('hai').send(overseasFundList, { ...page, CPZT: '9' as '0' })).status).toBe(400)
  expect((await as('without').send(overseasFundList, page)).status).toBe(403)
  expect((await portal.visitor().send(overseasFundList, page)).status).toBe(401)
})
