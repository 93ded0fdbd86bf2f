import type { Input } from '@iisp/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { getPriorities } from '@iisp/workspace/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskList } from '../../../contract/desk/desk.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { transferDesk, transferEntry, transferList } from '../../../contract/pages.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

const statuses = async (condition: string) =>
  (
    await iisp.owner.query<{ id: string }>(
      `SELECT id::text FROM transfers.transfer_order WHERE ${condition} ORDER BY id DESC`,
    )
  ).rows.map(({ id }) => id)

test.each([
  [
    'lin.jing',
    transferEntry.id,
    transferList.id,
    getTransferList,
    `institution_id = 'M001' AND (status = '011' OR status IN ('040', '050', '051') AND documents_missing)`,
  ],
  [
    'lin.jing',
    transferList.id,
    transferList.id,
    getTransferList,
    `institution_id = 'M001' AND status = '080' AND failure_open`,
  ],
  [
    'zhao.tuo',
    transferDesk.id,
    transferDesk.id,
    deskList,
    `status IN ('040', '050', '051') AND NOT documents_missing`,
  ],
] as const)(
  '[BL-008] [SH-013] the to-do of %s at menu %s opens menu %s with exactly the orders that it counts',
  async (person, menuId, opens, call, condition) => {
    await iisp.owner.query(
      `UPDATE transfers.transfer_order SET documents_missing = true
       WHERE id IN (SELECT min(id) FROM transfers.transfer_order WHERE status = '040' GROUP BY institution_id)`,
    )
    await iisp.owner.query(`UPDATE transfers.transfer_order SET failure_open = true WHERE status = '080'`)
    const client = await iisp.as(person)
    const todo = (await client.ok(getPriorities, {})).find((one) => one.menuId === menuId)
    const expected = await statuses(condition)
    expect(expected.length).toBeGreaterThan(0)
    expect(todo).toMatchObject({ opens, total: expected.length })
    const filter = Object.fromEntries(new URLSearchParams(todo?.query)) as Input<typeof getTransferList>
    const page = await client.ok(call, { ...filter, pageSize: -1 })
    // the lists have orders of their own
    expect(page.list.map((row) => row.ID).toSorted()).toEqual(expected.toSorted())
    expect((await client.ok(call, filter)).total).toBe(todo?.total)
  },
)

test('the to-dos of the operators are narrowed by a status that is chosen beside them', async () => {
  const client = await iisp.as('lin.jing')
  const { list } = await client.ok(getTransferList, { todo: 'entry', proStatus: '011,070', pageSize: -1 })
  expect(list.map((row) => row.ID)).toEqual(await statuses(`institution_id = 'M001' AND status = '011'`))
  expect((await client.ok(getTransferList, { todo: 'entry', proStatus: '070' })).total).toBe(0)
})
