import type { Input } from '@iisp/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getPriorities, getPrioritiesByMenuId } from '@iisp/workspace/contract'
import { deskList } from '../../../contract/desk/desk.ts'
import { getTransferList } from '../../../contract/orders/list.ts'

let iisp: Iisp
let operator: TestClient
type Filter = Input<typeof getTransferList>
const list = (filter: Filter = {}) => operator.ok(getTransferList, filter)
const all = async (filter: Filter = {}) => (await list({ ...filter, pageSize: -1 })).list

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

test('newest first, twenty a page, with the exact total', async () => {
  const page = await list()
  const { rows } = await iisp.owner.query(
    `SELECT id::text FROM transfers.transfer_order WHERE institution_id = 'M001' ORDER BY id DESC`,
  )
  expect(page.list.map((row) => row.ID)).toEqual(rows.slice(0, 20).map((row) => row.id))
  expect(page).toMatchObject({ total: rows.length, totalCapped: false, pageNo: 1, pageSize: 20 })
})

test('a list that is read again shows what has changed since, whoever changed it', async () => {
  const [first, second] = (await list()).list
  const change = (reason: string) =>
    iisp.owner.query('UPDATE transfers.transfer_order SET reason = $1 WHERE id = $2', [reason, first!.ID])
  await change('改后的摘要')
  const changed = (await list()).list
  await change(first!.REASON)
  expect(changed.slice(0, 2)).toEqual([{ ...first, REASON: '改后的摘要' }, second])
  expect((await list()).list[0]).toEqual(first)
})

describe('every page of every ordering together is the whole list', () => {
  test.each([
    ['id', 'desc'],
    ['id', 'asc'],
    ['traDate', 'desc'],
    ['traDate', 'asc'],
    ['amount', 'desc'],
    ['amount', 'asc'],
  ] as const)('%s %s', async (sort, direction) => {
    const seen: { id: string; key: string }[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort, direction, pageSize: 30, ...(cursor === undefined ? {} : { cursor }) })
      const keyOf = { id: 'ID', traDate: 'TRADATEFORMAT', amount: 'AMOUNT' } as const
      seen.push(...page.list.map((row) => ({ id: row.ID, key: row[keyOf[sort]] })))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen.map((row) => row.id)).size).toBe(seen.length)
    expect(seen.length).toBe((await list()).total)
    const number = (key: string) => Number(key.replaceAll('-', ''))
    const sorted = seen.toSorted((a, b) => {
      const by = number(a.key) - number(b.key) || Number(a.id) - Number(b.id)
      return direction === 'asc' ? by : -by
    })
    expect(seen).toEqual(sorted)
  })

  test('numbered pages give the same rows as the cursor', async () => {
    const first = await list({ pageSize: 10 })
    const second = await list({ pageSize: 10, pageNo: 2 })
    expect(await list({ pageSize: 10, cursor: first.next! })).toMatchObject({ list: second.list })
  })
})

describe('filters', () => {
  test('by status, one and several', async () => {
    const rows = await all()
    for (const statuses of [['070'], ['010', '020', '040'], ['090', '091']]) {
      const expected = rows.filter((row) => statuses.includes(row.PROSTATUS)).map((row) => row.ID)
      expect((await all({ proStatus: statuses.join(',') })).map((row) => row.ID)).toEqual(expected)
    }
  })

  test('by product, date, amount, direction and target', async () => {
    const rows = await all()
    const some = rows[5]!
    const other = rows.find((row) => row.PRODUCTID !== some.PRODUCTID)!
    const cases: [Filter, (row: (typeof rows)[number]) => boolean][] = [
      [{ productId: some.PRODUCTID }, (row) => row.PRODUCTID === some.PRODUCTID],
      [
        { productIds: `${some.PRODUCTID},${other.PRODUCTID},999999999` },
        (row) => [some.PRODUCTID, other.PRODUCTID].includes(row.PRODUCTID),
      ],
      [{ productIds: other.PRODUCTID, productId: some.PRODUCTID }, () => false],
      [{ productIds: '' }, () => true],
      [
        { startDate: some.TRADATEFORMAT, endDate: some.TRADATEFORMAT },
        (row) => row.TRADATEFORMAT === some.TRADATEFORMAT,
      ],
      [{ minAmount: some.AMOUNT }, (row) => Number(row.AMOUNT) >= Number(some.AMOUNT)],
      [{ maxAmount: some.AMOUNT }, (row) => Number(row.AMOUNT) <= Number(some.AMOUNT)],
      [{ manualEntryFlag: '1' }, (row) => row.MANUALENTRYFLAG === '1'],
      [{ payFlag: '0' }, (row) => row.PAYFLAG === '0'],
      [{ hkType: '05' }, (row) => row.HKTYPE === '05'],
      [
        { productId: some.PRODUCTID, proStatus: some.PROSTATUS },
        (row) => row.PRODUCTID === some.PRODUCTID && row.PROSTATUS === some.PROSTATUS,
      ],
    ]
    for (const [filter, fits] of cases) {
      const expected = rows.filter(fits).map((row) => row.ID)
      expect([filter, (await all(filter)).map((row) => row.ID)]).toEqual([filter, expected])
      expect([filter, (await list(filter)).total]).toEqual([filter, expected.length])
    }
  })

  test('a keyword finds an order number, its beginning, and products by name, code and initials', async () => {
    const rows = await all()
    const some = rows[7]!
    expect((await all({ keyword: some.ORDERNO })).map((row) => row.ID)).toEqual([some.ID])
    const day = some.ORDERNO.slice(0, 10)
    expect((await all({ keyword: day })).map((row) => row.ID)).toEqual(
      rows.filter((row) => row.ORDERNO.startsWith(day)).map((row) => row.ID),
    )
    const ofProduct = rows.filter((row) => row.PRODUCTNO === some.PRODUCTNO).map((row) => row.ID)
    expect((await all({ keyword: some.PRODUCTNO.toLowerCase() })).map((row) => row.ID)).toEqual(ofProduct)
    expect((await all({ keyword: some.PRODUCTNAME })).map((row) => row.ID)).toEqual(ofProduct)
    expect(await list({ keyword: '%' })).toMatchObject({ list: [], total: 0, next: null })
  })
})

test.each([
  [
    'a cursor of another ordering',
    async () => ({ cursor: (await list({ pageSize: 10 })).next!, sort: 'amount' as const }),
  ],
  ['a made-up cursor', async () => ({ cursor: 'abc' })],
  [
    'a cursor with a foreign value',
    async () => ({ cursor: Buffer.from('["id","desc","1; DROP","1",1,false]').toString('base64url') }),
  ],
  ['a page size of 501', async () => ({ pageSize: 501 })],
  ['a page far beyond the count', async () => ({ pageNo: 1_000_000 })],
  ['an unknown sort', async () => ({ sort: 'makers' as never })],
])('refused: %s', async (_, filter) => {
  const answer = await operator.send(getTransferList, await filter())
  expect([answer.status, answer.body.code]).toEqual([400, 'platform.badInput'])
})

test("the desk sees the open orders of all managers, the managers' list only their own", async () => {
  const desk = await iisp.as('zhao.tuo')
  const page = await desk.ok(deskList, { pageSize: 200 })
  expect(page.list.filter((row) => !['040', '050', '051', '060'].includes(row.PROSTATUS))).toEqual([])
  expect(new Set(page.list.map((row) => row.MANAGERNAME)).size).toBeGreaterThan(1)
  const own = await desk.ok(deskList, { pageSize: 200, institutionId: 'M002', proStatus: '070' })
  expect(new Set(own.list.map((row) => row.MANAGERNAME))).toEqual(new Set(['启明资产管理有限公司']))
  expect((await desk.send(getTransferList, {})).status).toBe(403)
  expect((await operator.send(deskList, {})).status).toBe(403)
})

test('[BL-082] [BL-271] a to-do tells since when the oldest order waits, and one menu by itself the same', async () => {
  const desk = await iisp.as('zhao.tuo')
  const [todo] = await desk.ok(getPriorities, {})
  const waiting = `FROM transfers.transfer_order WHERE status IN ('040', '050', '051') AND NOT documents_missing`
  const { rows } = await iisp.owner.query<{ total: number }>(`SELECT count(*)::int AS total ${waiting}`)
  expect(todo).toMatchObject({ menuId: '90101', total: rows[0]?.total, type: '划款税费', opens: '90101' })
  const times = await iisp.owner.query<{ since: string }>(
    `SELECT to_char(coalesce(submitted_at, created_at) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')
       AS since ${waiting} ORDER BY id`,
  )
  expect(times.rows.map(({ since }) => since)).toContain(todo?.oldest)
  const { total, oldest } = await desk.ok(getPrioritiesByMenuId, { menuId: '90101' })
  expect([total, oldest]).toEqual([todo?.total, todo?.oldest])
})
