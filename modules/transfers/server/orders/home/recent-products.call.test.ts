import { getProductInfo } from '@iisp/product/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ordersBack, recentProducts } from '../../../contract/orders/home-cards.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

test('the products of the person’s own latest orders, the last one first; a product that takes no orders says so', async () => {
  const operator = await iisp.as('lin.jing')
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT product_id::text AS id FROM transfers.transfer_order
     WHERE institution_id = 'M001' AND (SELECT person_id::text FROM identity.account WHERE email LIKE 'lin.jing@%') = ANY(makers)
     GROUP BY product_id ORDER BY max(created_at) DESC, product_id LIMIT 6`,
  )
  expect(rows.length).toBeGreaterThan(1)
  const before = await operator.ok(recentProducts, {})
  expect(before.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  const usable = await operator.ok(getProductInfo, { fjxx: '1', isShowHisGrade: '1', cpzt: '1,2' })
  for (const { id, usable: offered } of before)
    if (offered) expect(usable.list.map(({ ID }) => ID)).toContain(id)
  await iisp.owner.query(`UPDATE product.product SET status = '3' WHERE id = $1`, [rows[0]?.id])
  const [first, ...others] = await operator.ok(recentProducts, {})
  expect(first).toMatchObject({ id: rows[0]?.id, usable: false })
  expect(others.map(({ usable: offered }) => offered)).toEqual(
    before.slice(1).map(({ usable: offered }) => offered),
  )
})

test('who reads English finds the funds of the cards by their English names', async () => {
  const operator = await iisp.as('lin.jing')
  for (const call of [recentProducts, ordersBack]) {
    const { body } = await operator.send(call, {}, { language: 'en' })
    const names = [...JSON.stringify(body.data).matchAll(/"productName":"([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^Yuanshan [\x20-\x7e]+$/)
  }
})

test('nobody sees what others wrote', async () => {
  const own = await (await iisp.as('he.yu')).ok(recentProducts, {})
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT DISTINCT product_id::text AS id FROM transfers.transfer_order WHERE institution_id = 'M002'`,
  )
  expect(own.length).toBeGreaterThan(0)
  for (const { id } of own) expect(rows.map((row) => row.id)).toContain(id)
  expect((await (await iisp.as('zhao.tuo')).send(recentProducts, {})).status).toBe(403)
  expect((await iisp.visitor().send(recentProducts, {})).status).toBe(401)
})
