import { type Input, institutionKinds } from '@iisp/contract'
import { system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
} from '../../contract/announcement-desk.ts'
import { announcementUnread } from '../../contract/announcement-unread.ts'
import { announcementDetail, announcementList, announcementRead } from '../../contract/announcements.ts'
import { announcementTopics } from '../../contract/topics.ts'
import { announcePlanned } from './announce-planned.ts'

let iisp: Iisp
let admin: TestClient
let notifications = 0
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
  iisp.bus.subscribe(({ topic }) => void (notifications += Number(topic === announcementTopics.published)))
})
afterAll(() => iisp.close())

const given = (titleZh: string, changes: Partial<Input<typeof announcementDeskPublish>> = {}) => ({
  titleZh,
  titleEn: '',
  contentZh: `<p>${titleZh}的内容</p>`,
  contentEn: '',
  audience: [...institutionKinds],
  publishAt: null,
  ...changes,
})
const seenBy = async (name: string, title: string) =>
  (await (await iisp.as(name)).ok(announcementList, { name: title })).list.length
const stateOf = async (title: string) =>
  (await admin.ok(announcementDeskList, { keyword: title })).list.map(({ state, publishedAt }) => [
    state,
    publishedAt,
  ])
const neverCalls = () => Promise.reject(new Error('announcing calls nobody'))
const announce = async () => {
  await iisp.db.transact(system('test'), (db) => announcePlanned.run(db, iisp.clock.now(), neverCalls))
  await iisp.portal.settle()
}
const at = (time: string) => ({ date: '2026-11-20', time })

test('people see an announcement where it is meant for their kind of institution', async () => {
  const { id } = await admin.ok(announcementDeskPublish, given('渠道通知', { audience: ['channel'] }))
  expect([await seenBy('qian.duo', '渠道通知'), await seenBy('lin.jing', '渠道通知')]).toEqual([1, 0])
  const lin = await iisp.as('lin.jing')
  for (const call of [announcementDetail, announcementRead])
    expect((await lin.send(call, { id })).status).toBe(404)
  expect((await lin.ok(announcementUnread, {})).newest?.id).not.toBe(id)
  await admin.ok(announcementDeskEdit, { id, version: 1, ...given('渠道通知', { audience: ['manager'] }) })
  expect([await seenBy('qian.duo', '渠道通知'), await seenBy('lin.jing', '渠道通知')]).toEqual([0, 1])
  await expect.poll(() => notifications).toBe(1)
})

test.each([
  [at('10:00'), 'notices.timePassed'],
  [at('09:59'), 'notices.timePassed'],
  [{ date: '2027-03-01', time: '09:00' }, 'notices.tooFarAhead'],
])('publication at %o is refused: %s', async (publishAt, code) => {
  const answer = await admin.send(announcementDeskPublish, given('不会发布', { publishAt }))
  expect([answer.status, answer.body.code]).toEqual([400, code])
})

test('nobody but the desk sees a planned announcement until its time; then everybody is notified', async () => {
  const { id } = await admin.ok(announcementDeskPublish, given('预定停机', { publishAt: at('10:20') }))
  const { id: later } = await admin.ok(announcementDeskPublish, given('改期公告', { publishAt: at('10:21') }))
  expect(await stateOf('预定停机')).toEqual([['planned', '2026-11-20 10:20:00']])
  expect(await seenBy('lin.jing', '预定停机')).toBe(0)
  const moved = { id: later, version: 1, ...given('改期公告', { publishAt: at('18:00') }) }
  expect(await admin.ok(announcementDeskEdit, moved)).toEqual({ version: 2 })

  const before = notifications
  await announce()
  const trail = await iisp.owner.query(
    `SELECT action, detail->>'at' AS at FROM platform.audit WHERE object = $1 ORDER BY seq`,
    [`announcement:${later}`],
  )
  expect(trail.rows).toEqual([
    { action: 'notices.plan', at: '2026-11-20 10:21:00' },
    { action: 'notices.edit', at: '2026-11-20 18:00:00' },
  ])
  iisp.clock.advance(25 * 60)
  await announce()
  await announce()
  await expect.poll(() => notifications).toBe(before + 1)
  expect(await stateOf('预定停机')).toEqual([['published', '2026-11-20 10:20:00']])
  expect([await seenBy('lin.jing', '预定停机'), await seenBy('lin.jing', '改期公告')]).toEqual([1, 0])

  const late = await admin.send(announcementDeskEdit, {
    id,
    version: 1,
    ...given('预定停机', { publishAt: at('20:00') }),
  })
  expect(late.body.code).toBe('notices.alreadyPublished')
})

test('one that is planned can be published at once', async () => {
  const { id } = await admin.ok(announcementDeskPublish, given('提前发布', { publishAt: at('23:00') }))
  await admin.ok(announcementDeskEdit, { id, version: 1, ...given('提前发布') })
  expect(await seenBy('lin.jing', '提前发布')).toBe(1)
  const before = notifications
  await announce()
  await expect.poll(() => notifications).toBe(before + 1)
})
