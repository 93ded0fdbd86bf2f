import { saveDefaultParamSetting } from '@iisp/guide/contract'
import { selectWorkDays } from '@iisp/reference/contract'
import { system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { sendDigests } from './send-digests.ts'

let iisp: Iisp
// the Friday of the fixed clock
const today = '2026-11-20'
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

const runAt = async (at: string) => {
  const operator = await iisp.as('lin.jing')
  const calendar = (call: unknown, input: unknown) => {
    expect(call).toBe(selectWorkDays)
    return operator.ok(selectWorkDays, input as never)
  }
  return iisp.db.transact(system('test'), (db) => sendDigests.run(db, new Date(at), calendar as never))
}
const mails = async () =>
  (
    await iisp.owner.query<{ recipient: string; body: string }>(
      `SELECT recipient, body FROM platform.message_outbox WHERE channel = 'mail' AND body LIKE '划款日期%' ORDER BY id`,
    )
  ).rows

test('a digest goes out once a working day, after the payment hours, to who wished for it', async () => {
  const operator = await iisp.as('lin.jing')
  const data = {
    isSendProperty: '1',
    creatTimepoint: [{ VALUE: 'same-day', NAME: '', isDesc: '0' }],
    digestStates: ['paid'],
    documentDays: 0,
  } as const
  await operator.ok(saveDefaultParamSetting, {
    itemId: 'transfer',
    data: { ...data, creatTimepoint: [...data.creatTimepoint], digestStates: [...data.digestStates] },
  })
  await runAt(`${today}T16:59:00+08:00`)
  expect((await iisp.owner.query('SELECT FROM transfers.digest')).rowCount).toBe(0)
  await runAt(`${today}T17:00:00+08:00`)
  await runAt(`${today}T17:10:00+08:00`)
  const { rows } = await iisp.owner.query<{ n: number; total: string }>(
    `SELECT count(*)::int AS n, to_char(coalesce(sum(amount), 0), 'FM999,999,999,999,990.00') AS total
     FROM transfers.transfer_order WHERE institution_id = 'M001' AND transfer_date = $1 AND status = '070'`,
    [today],
  )
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 10_000)
  const [mail] = await mails()
  expect(mail?.recipient).toBe('lin.jing@yuanshan.example')
  expect(mail?.body.split('\n').slice(0, 2)).toEqual([
    `划款日期${today}的指令：`,
    `已划款：${rows[0]!.n}笔，合计${rows[0]!.total}元`,
  ])
  expect(mail?.body).toMatch(/缺失附件/)
})

test('on a day off nothing is sent', async () => {
  await runAt('2026-11-21T18:00:00+08:00')
  expect((await iisp.owner.query('SELECT FROM transfers.digest')).rowCount).toBe(1)
})

test('a digest that cannot be written holds up nobody else', async () => {
  await iisp.owner.query('DELETE FROM transfers.digest')
  await iisp.owner.query(
    `INSERT INTO guide.param_setting (institution_id, account_id, item_id, data, at)
     SELECT a.institution_id, a.id, 'transfer', s.data || '{"documentDays": "no number"}', s.at
     FROM guide.param_setting s JOIN identity.account a ON a.id <> s.account_id
     WHERE s.item_id = 'transfer' ORDER BY a.id LIMIT 1`,
  )
  const failures = await runAt(`${today}T17:20:00+08:00`)
  expect(failures).toHaveLength(1)
  expect((await iisp.owner.query('SELECT FROM transfers.digest')).rowCount).toBe(1)
})
