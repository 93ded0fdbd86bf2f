import { messageList } from '@iisp/notices/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { ownFeedbackList, sendFeedback } from '../../contract/entries/entries.ts'
import { entryDecide, entryDeskList } from '../../contract/entries/entry-desk.ts'

let iisp: Iisp
let person: TestClient
let desk: TestClient
const entry = { kind: 'fault', content: '导出按钮没有反应', address: '/iisp/transfer-money/list' } as const

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
beforeEach(async () => {
  iisp.clock.set('2026-11-20T10:00:00+08:00')
  await iisp.owner.query('TRUNCATE feedback.entry')
  person = await iisp.as('lin.jing')
  desk = await iisp.as('guan.li')
})
afterAll(() => iisp?.close())

test('[SH-012] feedback is stored for who sent it, and nobody else lists it but the desk', async () => {
  const { id, result } = await person.ok(sendFeedback, entry)
  expect(result).toBe('success')
  const { rows } = await iisp.owner.query('SELECT account, content, address, status FROM feedback.entry')
  expect(rows).toEqual([
    {
      account: 'lin.jing@yuanshan.example',
      content: entry.content,
      address: entry.address,
      status: 'waiting',
    },
  ])
  expect((await person.ok(ownFeedbackList, {})).list).toMatchObject([{ id, state: 'waiting' }])
  for (const other of ['zhou.hang', 'he.yu', 'guan.li'])
    expect((await (await iisp.as(other)).ok(ownFeedbackList, {})).total).toBe(0)
  expect((await desk.ok(entryDeskList, { keyword: '导出' })).list).toMatchObject([
    { id, name: '林静', phone: '13900000001', actions: ['answer', 'close'] },
  ])
  const english = await desk.ok(entryDeskList, { keyword: 'yuanshan private' }, { language: 'en' })
  expect(english.list).toMatchObject([{ id, institutionName: 'Yuanshan Private Fund Management Co., Ltd.' }])
})

test('the page is named by its menu, also for the desk, which does not have this menu', async () => {
  await person.ok(sendFeedback, {
    ...entry,
    address: '/iisp/transfer-money/transfer-instruction/transfer-form',
  })
  await person.ok(sendFeedback, { ...entry, address: '/iisp/nowhere' })
  for (const list of [ownFeedbackList, entryDeskList])
    expect(
      (await (list === ownFeedbackList ? person : desk).ok(list, {})).list.map(({ page }) => page),
    ).toEqual(['', '划款指令录入'])
})

test('an answer reaches the person; closed feedback takes none, and an older version is refused', async () => {
  const { id } = await person.ok(sendFeedback, entry)
  const blank = await desk.send(entryDecide, { id, version: 1, action: 'answer', answer: ' ' })
  expect(blank.body).toMatchObject({ code: 'platform.reasonMissing', fields: ['answer'] })
  await desk.ok(entryDecide, { id, version: 1, action: 'answer', answer: '已修复' })
  expect((await person.ok(ownFeedbackList, { state: 'answered' })).list[0]).toMatchObject({
    answer: '已修复',
  })
  await expect
    .poll(async () => (await person.ok(messageList, {})).list[0])
    .toMatchObject({ title: '您的反馈已答复', content: '已修复', query: `detail=${id}` })
  const stale = await desk.send(entryDecide, { id, version: 1, action: 'close', answer: '重复' })
  expect([stale.status, stale.body.code]).toEqual([409, 'platform.conflict'])
  await desk.ok(entryDecide, { id, version: 2, action: 'close', answer: '重复' })
  const closed = await desk.send(entryDecide, { id, version: 3, action: 'answer', answer: '再答' })
  expect(closed.body.code).toBe('platform.caseMoved')
  const { rows } = await iisp.owner.query(
    `SELECT institution_id, action FROM platform.audit WHERE object = $1 ORDER BY seq`,
    [`feedback:${id}`],
  )
  expect(rows).toEqual([
    { institution_id: 'M001', action: 'feedback.send' },
    { institution_id: 'M001', action: 'feedback.answer-entry' },
    { institution_id: 'M001', action: 'feedback.close-entry' },
  ])
})

test('twenty a day; wrong input, strangers and managers at the desk are refused', async () => {
  for (const wrong of [
    { content: ' ' },
    { address: 'javascript:x' },
    { address: '/a?b=1' },
    { createBy: 'x' },
  ])
    expect((await person.send(sendFeedback, { ...entry, ...wrong } as never)).status).toBe(400)
  for (let n = 0; n < 20; n++) await person.ok(sendFeedback, entry)
  const refused = await person.send(sendFeedback, entry)
  expect([refused.status, refused.body.code]).toEqual([429, 'feedback.tooManyEntries'])
  expect((await iisp.visitor().send(sendFeedback, entry)).status).toBe(401)
  expect((await person.send(entryDeskList, {})).status).toBe(403)
  const own = await desk.ok(sendFeedback, entry)
  const decided = await desk.send(entryDecide, { id: own.id, version: 1, action: 'answer', answer: '好' })
  expect([decided.status, decided.body.code]).toEqual([403, 'platform.secondPerson'])
})
