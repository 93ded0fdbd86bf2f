import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findPartners } from '../../contract/accounts/find-partners.ts'
import { getTransferList } from '../../contract/orders/list.ts'

let iisp: Iisp
let lin: TestClient
let own: { name: string; account_no: string }
let foreign: { account_no: string }

const partnerOf = async (institution: string) => {
  const { rows } = await iisp.owner.query<{ name: string; account_no: string }>(
    `SELECT c.name, c.account_no FROM transfers.counterparty_account c
     WHERE c.institution_id = $1 AND c.deleted_at IS NULL AND EXISTS (
       SELECT FROM transfers.transfer_order o
       WHERE o.institution_id = $1 AND o.partner_account_no = c.account_no)
     AND NOT EXISTS (SELECT FROM transfers.counterparty_account x
       WHERE x.id <> c.id AND (x.account_no = c.account_no OR x.name = c.name)) ORDER BY c.id LIMIT 1`,
    [institution],
  )
  return rows[0]!
}
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  lin = await iisp.as('lin.jing')
  own = await partnerOf('M001')
  foreign = await partnerOf('M002')
})
afterAll(() => iisp.close())

/** As a statement or a colleague's message shows it. */
const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
const numbers = async (keyword: string) =>
  (await lin.ok(findPartners, { keyword })).list.map(({ ACCOUNT }) => ACCOUNT)

test('a part of its name or the beginning of its number finds an account, each once', async () => {
  expect(await numbers(own.name.slice(1))).toContain(own.account_no)
  const byNumber = await numbers(own.account_no.slice(0, -1))
  expect(byNumber).toContain(own.account_no)
  expect(new Set(byNumber).size).toBe(byNumber.length)
  expect(await numbers(inFours(own.account_no))).toEqual([own.account_no])
  expect(await numbers('%')).toEqual([])
  expect(await numbers('-')).toEqual([])
  expect(await numbers('  ')).toEqual([])
})

test("another institution's account is not found", async () => {
  expect(await numbers(foreign.account_no)).toEqual([])
})

test('the order list shows the orders with an account, and no others', async () => {
  const { list, total } = await lin.ok(getTransferList, { partnerAccount: own.account_no, pageSize: 500 })
  expect(new Set(list.map((row) => row.CPACCOUNT || row.ACCOUNT))).toEqual(new Set([own.account_no]))
  const { rows } = await iisp.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM transfers.transfer_order
     WHERE institution_id = 'M001' AND partner_account_no = $1`,
    [own.account_no],
  )
  expect(total).toBe(rows[0]!.count)
  const pasted = await lin.ok(getTransferList, { partnerAccount: inFours(own.account_no) })
  expect(pasted.total).toBe(total)
})

test('bad input, strangers and people without the order list are refused', async () => {
  expect((await lin.send(findPartners, { keyword: '' })).status).toBe(400)
  expect((await iisp.visitor().send(findPartners, { keyword: 'a' })).status).toBe(401)
  expect((await (await iisp.as('zhao.tuo')).send(findPartners, { keyword: 'a' })).status).toBe(403)
})
