import { noticeRelatedPerson } from '@iisp/transfers/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listAudit } from '../../contract/audit.ts'

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
