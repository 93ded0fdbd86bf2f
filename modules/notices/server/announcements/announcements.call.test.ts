import { institutionKinds } from '@iisp/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
  announcementDeskWithdraw,
} from '../../contract/announcement-desk.ts'
import { announcementUnread } from '../../contract/announcement-unread.ts'
import { announcementDetail, announcementList, announcementRead } from '../../contract/announcements.ts'
import { announcementTopics } from '../../contract/topics.ts'

let iisp: Iisp
let admin: TestClient
let lin: TestClient
const texts = (titleZh: string) => ({
  titleZh,
  titleEn: '',
  contentZh: `<p>${titleZh}的内容</p>`,
  contentEn: '',
  audience: [...institutionKinds],
  publishAt: null,
})
const publish = (title: string) => admin.ok(announcementDeskPublish, texts(title))
const titlesOf = async (client: TestClient, input: object = {}) =>
  (await client.ok(announcementList, input)).list.map((row) => row.title)

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
  lin = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

describe('the list', () => {
  test('[BL-269] a year and a name give a filtered, paged list and its total, newest first', async () => {
    const all = await lin.ok(announcementList, {})
    expect([all.list.length, all.total, all.pageNo, all.pageSize]).toEqual([7, 25, 1, 7])
    expect(Object.keys(all.list[0]!).toSorted()).toEqual(['content', 'id', 'isRead', 'publishTime', 'title'])
    expect(all.years).toEqual(['2026', '2025', '2024'])
    const times = all.list.map((row) => row.publishTime)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(await titlesOf(lin, { year: '2025', name: '国庆节' })).toEqual([
      '关于2025年国庆节期间托管业务安排的通知',
    ])
    const year = await lin.ok(announcementList, { year: 2025, pageNo: 2, pageSize: 3 })
    expect([year.list.length, year.total, year.pageNo]).toEqual([3, 7, 2])
    expect(year.list.every((row) => row.publishTime.startsWith('2025-'))).toBe(true)
  })

  test('a year is one of Asia/Shanghai', async () => {
    const { id } = await publish('跨年')
    const publishedAt = (at: string) =>
      iisp.owner.query(`UPDATE notices.announcement SET published_at = $2 WHERE id = $1`, [id, at])
    await publishedAt('2025-12-31T23:59:59+08:00')
    expect(await titlesOf(lin, { year: '2025', name: '跨年' })).toEqual(['跨年'])
    await publishedAt('2026-01-01T00:00:00+08:00')
    expect(await titlesOf(lin, { year: '2025', name: '跨年' })).toEqual([])
  })

  test('signs of a pattern stand for themselves, and English titles are found', async () => {
    expect(await titlesOf(lin, { name: '%' })).toEqual([])
    expect(await titlesOf(lin, { name: '_' })).toEqual([])
    await publish('费率下调10%_试点')
    expect(await titlesOf(lin, { name: '10%_' })).toEqual(['费率下调10%_试点'])
    expect(await titlesOf(lin, { name: 'hardware KEY' })).toEqual(['关于启用短信登录与UKEY登录的通知'])
  })

  test.each([
    { year: '26' },
    { year: 'all' },
    { pageSize: 501 },
    { pageNo: 0 },
    { pageSize: 0 },
    { id: '1' },
  ])('refuses %o', async (input) =>
    expect((await lin.send(announcementList, input as object)).status).toBe(400),
  )

  test('comes in the reader’s language, in Chinese where there is no English', async () => {
    const english = await lin.send(announcementList, { name: '满意度', pageSize: 1 }, { language: 'en' })
    expect(english.body.data.list[0]).toMatchObject({
      title: 'What do you think of us?',
      content: expect.stringContaining('诚邀您'),
    })
  })
})

describe('reading', () => {
  test('all institutions see the same; a read mark is of one account', async () => {
    const { id } = await publish('全体机构')
    const people = ['lin.jing', 'zhou.hang', 'he.yu', 'qian.duo', 'shen.ji']
    const clients = await Promise.all(people.map((name) => iisp.as(name)))
    const unreadOf = async (client: TestClient) => (await client.ok(announcementUnread, {})).total
    const before = await unreadOf(lin)
    for (const client of clients) expect((await titlesOf(client))[0]).toBe('全体机构')
    for (const time of [1, 2]) {
      const answer = await lin.ok(announcementRead, { id })
      expect([time, answer]).toEqual([time, { result: 'success' }])
    }
    const marks = await Promise.all(
      clients.map(async (client) => (await client.ok(announcementDetail, { id })).isRead),
    )
    expect(marks).toEqual([true, false, false, false, false])
    expect(await unreadOf(lin)).toBe(before - 1)
    expect((await lin.ok(announcementUnread, {})).newest).toEqual({ id, title: '全体机构', isRead: true })
  })

  test('an unknown announcement is none', async () => {
    for (const call of [announcementDetail, announcementRead])
      expect((await lin.send(call, { id: '999999' })).status).toBe(404)
  })

  test('strangers are refused', async () => {
    for (const call of [announcementList, announcementUnread, announcementDeskList])
      expect((await iisp.visitor().send(call, {})).status).toBe(401)
    expect((await iisp.visitor().send(announcementDetail, { id: '1' })).status).toBe(401)
  })
})

describe('the desk', () => {
  test('what is published is cleaned, kept in the trail and told to everybody', async () => {
    const heard: unknown[] = []
    iisp.bus.subscribe((message) => heard.push([message.topic, message.audience]))
    const { id, version } = await admin.ok(announcementDeskPublish, {
      ...texts('清洗'),
      contentZh: '<p onclick="x()">正文<script>alert(1)</script></p>',
    })
    expect(version).toBe(1)
    expect((await lin.ok(announcementDetail, { id })).content).toBe('<p>正文</p>')
    expect((await admin.ok(announcementUnread, {})).newest).toMatchObject({ id, isRead: true })
    await expect.poll(() => heard).toContainEqual([announcementTopics.published, ['everybody']])
    const trail = await iisp.owner.query(
      `SELECT action, institution_id FROM platform.audit WHERE object = $1`,
      [`announcement:${id}`],
    )
    expect(trail.rows).toEqual([{ action: 'notices.publish', institution_id: 'T001' }])
  })

  test('the same key publishes once', async () => {
    const key = 'k'.repeat(20)
    const first = await admin.send(announcementDeskPublish, texts('重复'), { key })
    const second = await admin.send(announcementDeskPublish, texts('重复'), { key })
    expect(second.body.data).toEqual(first.body.data)
    expect(await titlesOf(lin, { name: '重复' })).toHaveLength(1)
  })

  test('an edit counts for the version that was read, and only that', async () => {
    const { id, version } = await publish('初稿')
    expect(await admin.ok(announcementDeskEdit, { id, version, ...texts('定稿') })).toEqual({ version: 2 })
    expect((await lin.ok(announcementDetail, { id })).title).toBe('定稿')
    const late = await admin.send(announcementDeskEdit, { id, version, ...texts('覆盖') })
    expect([late.status, late.body.code]).toEqual([409, 'platform.conflict'])
    const lateWithdrawal = await admin.send(announcementDeskWithdraw, { id, version })
    expect(lateWithdrawal.body.code).toBe('platform.conflict')
    expect((await lin.ok(announcementDetail, { id })).title).toBe('定稿')
  })

  test('of ten edits at once one counts', async () => {
    const { id, version } = await publish('并发')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        admin.send(announcementDeskEdit, { id, version, ...texts(`并发${n}`) }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  })

  test('what is withdrawn vanishes for everybody and stays at the desk', async () => {
    const { id, version } = await publish('将撤回')
    const unread = (await lin.ok(announcementUnread, {})).total
    expect(await admin.ok(announcementDeskWithdraw, { id, version })).toEqual({ version: 2 })
    expect(await titlesOf(lin, { name: '将撤回' })).toEqual([])
    for (const call of [announcementDetail, announcementRead])
      expect((await lin.send(call, { id })).status).toBe(404)
    expect((await lin.ok(announcementUnread, {})).total).toBe(unread - 1)
    const { list } = await admin.ok(announcementDeskList, { state: 'withdrawn', keyword: '将撤回' })
    expect(list).toMatchObject([{ id, state: 'withdrawn', version: 2, publishedBy: '管莉' }])
    for (const again of [
      await admin.send(announcementDeskWithdraw, { id, version: 2 }),
      await admin.send(announcementDeskEdit, { id, version: 2, ...texts('再改') }),
    ])
      expect([again.status, again.body.code]).toEqual([409, 'notices.withdrawn'])
  })

  test('the desk counts the readers of all institutions', async () => {
    const { id } = await publish('多少人读过')
    for (const name of ['lin.jing', 'he.yu']) await (await iisp.as(name)).ok(announcementRead, { id })
    const { list } = await admin.ok(announcementDeskList, { keyword: '多少人读过' })
    // the publisher has read it too
    expect(list.map((row) => row.readers)).toEqual([3])
  })

  test.each([
    ['title', { titleZh: '  ' }, '请填写中文标题'],
    ['text', { contentZh: '<p>&nbsp;</p><script>x</script>' }, '请填写中文内容'],
  ])('without a Chinese %s nothing is published', async (_, change, msg) => {
    const answer = await admin.send(announcementDeskPublish, { ...texts('标题'), ...change })
    expect([answer.status, answer.body.msg]).toEqual([400, msg])
  })

  test('needs its role', async () => {
    const { id, version } = await publish('只有系统管理员')
    for (const name of ['lin.jing', 'gu.min', 'zhao.tuo', 'du.jian', 'shen.ji']) {
      const client = await iisp.as(name)
      const answers = await Promise.all([
        client.send(announcementDeskList, {}),
        client.send(announcementDeskPublish, texts('冒名')),
        client.send(announcementDeskEdit, { id, version, ...texts('冒名') }),
        client.send(announcementDeskWithdraw, { id, version }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403])
    }
    expect(await titlesOf(lin, { name: '冒名' })).toEqual([])
  })
})
