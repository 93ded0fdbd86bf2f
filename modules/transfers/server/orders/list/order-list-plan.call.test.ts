import { startIisp, type Iisp } from '@iisp/testing/iisp'
import { sql } from '@iisp/server'
import type { Compilable } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { numberedOrders } from './find-orders.ts'
import type { Filters } from './order-filters.ts'
import { type PageRequest, countOrders, selectById, selectOrders, selectVersions } from './order-queries.ts'
import { selectOutgoing } from '../home/cash-ahead.ts'
import { selectStages } from '../home/order-stages.ts'
import { selectBack } from '../home/orders-back.ts'
import { sumOrders } from './sum-orders.ts'
import { selectMarks } from '../payee-mark.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  await growTable()
})
afterAll(() => iisp.close())

const all: Filters = {
  name: '',
  institutionId: 'M001',
  orderNoPrefix: null,
  productIds: null,
  statuses: null,
  days: null,
  others: [],
}
const desk: Filters = { ...all, institutionId: null }
const newest: PageRequest = { sort: 'id', direction: 'desc', after: null, offset: 0, limit: 21 }
const after = { value: '1000.00', id: '100150', total: 100, capped: false }

/** Multiplies the orders by a hundred over seven years, most of them paid, so that the planner has to weigh costs. */
async function growTable(): Promise<void> {
  const { rows } = await iisp.owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'transfers.transfer_order'::regclass AND attnum > 0 AND attgenerated = '' AND NOT attisdropped`,
  )
  const changed: Record<string, string> = {
    id: 'id * 1000 + n',
    order_no: `to_char(created_at, '"HK"YYYYMMDD') || (id * 1000 + n)`,
    status: `CASE WHEN n > 3 THEN '070' ELSE status END`,
    documents_missing: 'n < 2 AND documents_missing',
    frozen: '0',
    reference: 'NULL',
    amount: 'amount + n * 0.37',
    transfer_date: 'transfer_date - n * 25',
  }
  const names = rows.map(({ name }) => name)
  await iisp.owner.query(
    `INSERT INTO transfers.transfer_order (${names.join(', ')})
     SELECT ${names.map((name) => changed[name] ?? name).join(', ')} FROM transfers.transfer_order, generate_series(1, 100) n`,
  )
  await iisp.owner.query('VACUUM (ANALYZE) transfers.transfer_order')
}

/** The order indexes that a query uses when run like in the portal: with its role and row-level security. */
async function indexesOf(query: Compilable<unknown>, scope: string): Promise<string[]> {
  const { sql: text, parameters } = query.compile()
  await iisp.owner.query('BEGIN')
  try {
    await iisp.owner.query(
      `SET LOCAL ROLE iisp_app; SET LOCAL jit = off; SET LOCAL random_page_cost = 1.1;
       SELECT set_config('app.scope', '${scope}', true)`,
    )
    const { rows } = await iisp.owner.query<Record<string, unknown>>(`EXPLAIN (FORMAT JSON) ${text}`, [
      ...parameters,
    ])
    const plan = JSON.stringify(rows)
    expect(plan).not.toContain('"Seq Scan"')
    return [...new Set([...plan.matchAll(/"Index Name":"(\w+)"/g)].map((match) => match[1] as string))]
  } finally {
    await iisp.owner.query('ROLLBACK')
  }
}

const fenAtLeast = sql<boolean>`o.amount_fen >= ${'100000'}::bigint`
const inNovember = sql<boolean>`o.transfer_date BETWEEN '2026-11-01' AND '2026-11-30'`
const november = { from: '2026-11-01', to: '2026-11-30' }

test.each<[string, Filters, Partial<PageRequest>, string]>([
  ['newest first', all, {}, 'transfer_order_newest'],
  ['oldest first', all, { direction: 'asc' }, 'transfer_order_newest'],
  ['behind a cursor', all, { after }, 'transfer_order_newest'],
  ['on a later page', all, { offset: 180, limit: 21 }, 'transfer_order_newest'],
  ['by date', all, { sort: 'traDate' }, 'transfer_order_date'],
  ['by date, earliest first', all, { sort: 'traDate', direction: 'asc' }, 'transfer_order_date'],
  ['by amount', all, { sort: 'amount' }, 'transfer_order_amount'],
  ['by amount behind a cursor', all, { sort: 'amount', after }, 'transfer_order_amount'],
  ['of a status', { ...all, statuses: ['020', '070'] }, {}, 'transfer_order_status'],
  ['of a product', { ...all, productIds: ['1001', '1002'] }, {}, 'transfer_order_product'],
  ['of a number', { ...all, orderNoPrefix: 'HK202611200010' }, {}, 'transfer_order_order_no_key'],
  ['of a month', { ...all, days: november, others: [inNovember] }, {}, 'transfer_order_date'],
  ['of a type', { ...all, others: [sql<boolean>`o.transfer_type = ${'09'}`] }, {}, 'transfer_order_type'],
  [
    'with missing documents',
    { ...all, others: [sql<boolean>`o.documents_missing = ${true}`] },
    {},
    'transfer_order_missing',
  ],
  ['of the desk', { ...desk, statuses: ['040', '050'] }, {}, 'transfer_order_desk'],
  [
    'that wait for a reviewer, due first',
    { ...all, statuses: ['020'] },
    { sort: 'traDate', direction: 'asc' },
    'transfer_order_due',
  ],
  [
    'that wait for a reviewer, due first, of a product',
    { ...all, statuses: ['020'], productIds: ['1001'] },
    { sort: 'traDate', direction: 'asc' },
    'transfer_order_due',
  ],
  [
    'of the desk, due first',
    { ...desk, statuses: ['040', '050', '051', '060'] },
    { sort: 'traDate', direction: 'asc' },
    'transfer_order_desk_due',
  ],
  ['of the desk, of a product', { ...desk, productIds: ['1001'] }, {}, 'transfer_order_product'],
])('the page of orders %s comes from its index', async (_name, filters, place, index) => {
  const scope = filters.institutionId ?? '*'
  for (const select of [selectOrders, selectVersions])
    expect(await indexesOf(select(filters, { ...newest, ...place }), scope)).toEqual([index])
})

test('the rows of a page come from the key', async () => {
  expect(await indexesOf(selectById(['100150', '100151']), 'M001')).toEqual(['transfer_order_pkey'])
})

test.each(['M001', '*'])('the search for a number comes from its index, scope %s', async (scope) => {
  expect(await indexesOf(numberedOrders({ scope }, 'HK20261120'), scope)).toEqual([
    'transfer_order_order_no_key',
  ])
})

test("the marks of a page's payees come from indexes", async () => {
  expect((await indexesOf(selectMarks(['100150', '100151']), 'M001')).toSorted()).toEqual([
    'broker_account_pkey',
    'counterparty_account_pkey',
    'transfer_order_paid',
    'transfer_order_pkey',
  ])
})

test.each<[string, Filters, string]>([
  ['of a status', { ...all, statuses: ['070'] }, 'transfer_order_status'],
  ['of an open status', { ...all, statuses: ['020'] }, 'transfer_order_due'],
  ['of a product', { ...all, productIds: ['1001'] }, 'transfer_order_product'],
  ['of a month', { ...all, others: [inNovember] }, 'transfer_order_date'],
  ['from an amount', { ...all, others: [fenAtLeast] }, 'transfer_order_amount'],
  ['of a type', { ...all, others: [sql<boolean>`o.transfer_type = ${'09'}`] }, 'transfer_order_type'],
])('the number of orders %s comes from its index', async (_name, filters, index) => {
  expect(await indexesOf(countOrders(filters), filters.institutionId ?? '*')).toEqual([index])
})

test('the orders that wait for an operator come from the indexes of their institution', async () => {
  const others = [sql<boolean>`(o.status = '011' OR o.documents_missing)`]
  const waiting = { ...all, statuses: ['011', '040', '050', '051'], others }
  const used = await indexesOf(selectOrders(waiting, newest), 'M001')
  expect(used.toSorted()).toEqual(['transfer_order_due', 'transfer_order_missing'])
})

test('the cards of the home page come from the indexes of their institution', async () => {
  expect(await indexesOf(selectStages('M001'), 'M001')).toEqual(['transfer_order_status'])
  expect(await indexesOf(selectOutgoing('M001'), 'M001')).toEqual(['transfer_order_due'])
  const used = await indexesOf(selectBack('M001'), 'M001')
  expect(used.toSorted()).toEqual(['order_step_pkey', 'transfer_order_failed', 'transfer_order_status'])
})

test.each<[string, Filters]>([
  ['that wait for a reviewer', { ...all, statuses: ['020'] }],
  ['of the desk', { ...desk, statuses: ['040', '050', '051', '060'] }],
])('the sums of orders %s come from the indexes of open orders', async (_name, filters) => {
  const used = await indexesOf(sumOrders(filters), filters.institutionId ?? '*')
  expect(used).not.toEqual([])
  expect(['transfer_order_due', 'transfer_order_desk', 'transfer_order_desk_due']).toEqual(
    expect.arrayContaining(used),
  )
})
