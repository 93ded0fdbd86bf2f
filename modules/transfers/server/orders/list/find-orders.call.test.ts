import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findOrders } from '../../../contract/orders/find.ts'

let iisp: Iisp
let operator: TestClient
let own: string[]
let foreign: string

const numbersOf = async (institution: string) => {
  const { rows } = await iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE institution_id = $1 ORDER BY order_no DESC`,
    [institution],
  )
  return rows.map((row) => row.order_no)
}
const found = async (client: TestClient, number: string) =>
  (await client.ok(findOrders, { number })).list.map((row) => row.ORDERNO)

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  own = await numbersOf('M001')
  foreign = (await numbersOf('M002'))[0]!
})
afterAll(() => iisp.close())

test('a whole number finds its order, with or without HK', async () => {
  const number = own[0]!
  expect(await found(operator, number)).toEqual([number])
  expect(await found(operator, number.toLowerCase())).toEqual([number])
  expect(await found(operator, number.slice(2))).toEqual([number])
})

test('the beginning of a number finds its five newest orders', async () => {
  const day = (number: string) => number.slice(0, 10)
  const busy = own.find((number) => own.filter((other) => day(other) === day(number)).length > 5)!
  const ofDay = own.filter((number) => day(number) === day(busy))
  expect(await found(operator, day(busy))).toEqual(ofDay.slice(0, 5))
})

test("another institution's order number finds nothing; the desk finds it", async () => {
  expect(await found(operator, foreign)).toEqual([])
  expect(await found(await iisp.as('he.yu'), foreign)).toEqual([foreign])
  expect(await found(await iisp.as('zhao.tuo'), foreign)).toEqual([foreign])
})

test.each(['', 'HK', 'HK2026112', '2026112%', 'SXA00100', '9'.repeat(21)])('refuses %o', async (number) => {
  expect((await operator.send(findOrders, { number })).status).toBe(400)
})

test('a person with neither the list nor the desk is refused', async () => {
  expect((await (await iisp.as('guan.li')).send(findOrders, { number: foreign })).status).toBe(403)
  expect((await iisp.visitor().send(findOrders, { number: foreign })).status).toBe(401)
})
