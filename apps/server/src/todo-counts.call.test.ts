import type { Call, Page } from '@iisp/contract'
import {
  applicationDesk,
  applicationDeskList,
  dealingDayList,
  dealingDesk,
  dividendDesk,
  dividendList,
  feeDayDesk,
  feeDayList,
  investorChangeList,
  investorDesk,
  navDesk,
  navEnter,
  navList,
  performanceFeeDesk,
  performanceOwedList,
  performancePaidByHand,
  reportList,
  taReports,
  termsDesk,
  termsList,
} from '@iisp/ta/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { getPriorities } from '@iisp/workspace/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 60 })
}, 120_000)
afterAll(() => iisp?.close())

/** Pages with a to-do, and the call of the list that the to-do opens. */
const desks: readonly (readonly [Page, Call])[] = [
  [applicationDesk, applicationDeskList],
  [dealingDesk, dealingDayList],
  [dividendDesk, dividendList],
  [feeDayDesk, feeDayList],
  [investorDesk, investorChangeList],
  [navDesk, navList],
  [performanceFeeDesk, performanceOwedList],
  [taReports, reportList],
  [termsDesk, termsList],
]

/** The counts of a person's to-dos and of the lists that they open, by page. */
async function counts(account: string): Promise<Record<'todos' | 'lists', Record<string, number>>> {
  const client = await iisp.as(account)
  const totals = new Map((await client.ok(getPriorities, {})).map(({ menuId, total }) => [menuId, total]))
  const todos: Record<string, number> = {}
  const lists: Record<string, number> = {}
  for (const [page, list] of desks) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    const { status, body } = await client.send(list, { open: true, pageNo: 1, pageSize: 1 } as never)
    if (status === 403) continue
    todos[page.name.zh] = totals.get(page.id) ?? 0
    lists[page.name.zh] = (body.data as { total: number }).total
  }
  return { todos, lists }
}

test('a to-do of the share register counts the rows that its list shows', async () => {
  const first = await iisp.as('ji.deng')
  const { rows } = await iisp.owner.query<{ id: string; day: string; owed: string }>(
    `SELECT r.product_id AS id, (max(n.nav_date) + 1)::text AS day, r.performance_owed::text AS owed
     FROM ta.fund_register r JOIN ta.nav n ON n.product_id = r.product_id
     GROUP BY r.product_id, r.performance_owed ORDER BY r.performance_owed DESC LIMIT 1`,
  )
  const { id: productId, day: navDate, owed } = rows[0] ?? expect.fail('no fund has a NAV')
  await first.ok(navEnter, {
    productId,
    navDate,
    unitNav: '1.2345',
    accumulatedNav: '1.2345',
    replaces: null,
  })
  expect(Number(owed)).toBeGreaterThan(0)
  await first.ok(performancePaidByHand, { productId, owed, amount: owed, reason: '已付' })
  // a dealing day without applications of its own, for which a conversion from another fund is on its way
  await iisp.owner.query(
    `UPDATE ta.application SET business_code = '036', shares = coalesce(shares, 1), remaining_shares = coalesce(remaining_shares, 1),
       amount = NULL, target_trading_account_id = trading_account_id, target_product_id = (SELECT p.id FROM product.product p
       WHERE p.institution_id = ta.application.institution_id AND p.status = '1'
         AND p.id NOT IN (SELECT product_id FROM ta.dealing_day) ORDER BY p.id LIMIT 1)
     WHERE id = (SELECT min(id) FROM ta.application WHERE status = '3')`,
  )
  const { rowCount: awaiting } = await iisp.owner.query(
    `SELECT FROM ta.dealing_day WHERE waiting = 0 AND awaited > 0 AND run_id IS NULL`,
  )
  expect(awaiting).toBe(1)
  const [mine, others] = [await counts('ji.deng'), await counts('bao.he')]
  expect(mine.lists).toEqual(mine.todos)
  expect(others.lists).toEqual(others.todos)
  for (const { name } of [navDesk, performanceFeeDesk])
    expect((others.todos[name.zh] ?? 0) - (mine.todos[name.zh] ?? 0)).toBe(1)
  for (const account of ['lin.jing', 'gu.min']) {
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    const manager = await counts(account)
    expect(Object.keys(manager.lists)).toEqual([taReports.name.zh])
    expect(manager.lists).toEqual(manager.todos)
    expect(manager.todos[taReports.name.zh]).toBeGreaterThan(0)
  }
})
