import { noticeRelatedPerson, recall } from '@iisp/transfers/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditActions, listAudit } from '../../contract/audit.ts'
import { writtenActions } from './written-actions.ts'

let iisp: Iisp
/** Id of an order of which somebody was reminded. */
let order: string
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  order = await remind()
})
afterAll(() => iisp?.close())

/** The operator reminds the reviewer of an order that waits: one act in the trail. */
async function remind(): Promise<string> {
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT id FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020' ORDER BY id LIMIT 1`,
  )
  const zlId = rows[0]?.id as string
  const client = await iisp.as('lin.jing')
  const persons = [{ email: 'zhou.hang@yuanshan.example' }]
  await client.ok(noticeRelatedPerson, { zlId, persons, type: '1' }, { key: newKey() })
  return zlId
}

test('an act is named in the reader’s language, with the number of its order, which also finds it', async () => {
  const { rows } = await iisp.owner.query<{ no: string }>(
    'SELECT order_no AS no FROM transfers.transfer_order WHERE id = $1',
    [order],
  )
  const auditor = await iisp.as('shen.ji')
  const { list } = await auditor.ok(listAudit, { object: rows[0]!.no, action: 'transfers.notice' })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ actionName: '提醒处理人', objectName: `划款指令 ${rows[0]!.no}` })
  expect(await auditor.ok(auditActions, {})).toContainEqual({
    action: 'transfers.notice',
    name: '提醒处理人',
  })
})

test('states stand by name, before and after', async () => {
  const { rows } = await iisp.owner.query<{ version: string }>(
    'SELECT version FROM transfers.transfer_order WHERE id = $1',
    [order],
  )
  const maker = await iisp.as('lin.jing')
  await maker.ok(
    recall,
    { id: order, version: Number(rows[0]!.version), reason: '金额有误' },
    { key: newKey() },
  )
  const auditor = await iisp.as('shen.ji')
  const { list } = await auditor.ok(listAudit, {
    object: `transfer-order:${order}`,
    action: 'transfers.recall',
  })
  expect(list[0]?.content).toContainEqual({ name: '状态', before: '待复核', after: '退回待修改' })
})

test('every action that the code or the demonstration writes has a name', async () => {
  const { rows } = await iisp.owner.query<{ action: string }>('SELECT DISTINCT action FROM platform.audit')
  const named = new Set((await (await iisp.as('shen.ji')).ok(auditActions, {})).map(({ action }) => action))
  const unnamed = [...rows.map(({ action }) => action), ...(await writtenActions())].filter(
    (action) => !named.has(action),
  )
  expect(unnamed).toEqual([])
})

test('an act stands in the trail with the names of who did it', async () => {
  const auditor = await iisp.as('shen.ji')
  const { list, total } = await auditor.ok(listAudit, {
    object: `transfer-order:${order}`,
    action: 'transfers.notice',
  })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    institutionId: 'M001',
    realPersonName: '林静',
    accountEmail: 'lin.jing@yuanshan.example',
    action: 'transfers.notice',
  })
})

test('the trail of one person holds the acts of nobody else', async () => {
  const auditor = await iisp.as('shen.ji')
  const object = `transfer-order:${order}`
  const { list } = await auditor.ok(listAudit, { object, action: 'transfers.notice' })
  const realPerson = list[0]?.realPerson as string
  const own = await auditor.ok(listAudit, { realPerson, pageSize: 500 })
  expect(own.list.some((row) => row.object === object)).toBe(true)
  expect(new Set(own.list.map((row) => row.realPersonName))).toEqual(new Set(['林静']))
  expect((await auditor.ok(listAudit, { realPerson: '999999' })).list).toEqual([])
  expect((await auditor.send(listAudit, { realPerson: 'lin' })).status).toBe(400)
})

test('the trail goes on behind a cursor without a gap or a repetition', async () => {
  const auditor = await iisp.as('shen.ji')
  const first = await auditor.ok(listAudit, { pageSize: 2 })
  const second = await auditor.ok(listAudit, { pageSize: 2, cursor: first.next as string })
  const both = await auditor.ok(listAudit, { pageSize: 4 })
  expect([...first.list, ...second.list]).toEqual(both.list)
})

test.each(['9'.repeat(17) + '|M001|1', '1|M001|' + '9'.repeat(19), '1|M001', 'x', '-1|M001|1', '1|M001|1|1'])(
  'a cursor that no page gave is refused: %s',
  async (cursor) => {
    const auditor = await iisp.as('shen.ji')
    const answer = await auditor.send(listAudit, { cursor })
    expect([answer.status, answer.body.fields]).toEqual([400, ['cursor']])
  },
)

test('a manager sees no trail', async () => {
  const client = await iisp.as('lin.jing')
  expect((await client.send(listAudit, {})).status).toBe(403)
})
