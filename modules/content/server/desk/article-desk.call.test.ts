import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import * as calls from '../../contract/article-desk.ts'
import { articleDetail, articleList } from '../../contract/articles.ts'
import { contentPage } from '../../contract/content-page.ts'

let iisp: Iisp
let desk: TestClient
let reader: TestClient
const opened = '2026-11-20T10:00:00+08:00'
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  desk = await iisp.as('zhao.tuo')
  reader = await iisp.as('lin.jing')
})
afterAll(() => iisp?.close())
beforeEach(() => iisp.clock.set(opened))

const texts = {
  category: 'platform',
  titleZh: '新说明',
  titleEn: 'New text',
  bodyZh: '<p>新内容</p>',
  bodyEn: '<p>New words</p>',
} as const
const article = async (kind: string, key: string, client = desk) => {
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT id::text FROM content.article WHERE kind = $1 AND key = $2`,
    [kind, key],
  )
  return client.ok(calls.articleDeskDetail, { id: rows[0]!.id })
}
const pageTitle = async (key: string, language: 'zh' | 'en' = 'zh') =>
  (await iisp.visitor().send(contentPage, { key }, { language })).body.data?.title
const save = async (key: string, changes: Partial<typeof texts> | object = {}) => {
  const { id, revision } = await article('page', key)
  return desk.ok(calls.articleDeskSave, { id, revision, ...texts, note: '', ...changes })
}
const at = (date: string, time: string) => ({ date, time })

describe('a page of everybody', () => {
  const key = 'certificate-check'

  test('a draft is seen by the desk alone; once it is published strangers read it, and the old one can come back', async () => {
    const { id, revision, version } = await save(key, { note: '改写' })
    expect(version).toBe(2)
    expect(await pageTitle(key)).toBe('证书核验')
    expect(await article('page', key)).toMatchObject({
      state: 'published',
      pending: 'draft',
      shown: 1,
      titleZh: '新说明',
      published: { titleZh: '证书核验' },
    })
    const published = await desk.ok(calls.articleDeskPublish, { id, revision, from: null, until: null })
    expect(await pageTitle(key)).toBe('新说明')
    expect(await pageTitle(key, 'en')).toBe('New text')

    const restored = await desk.ok(calls.articleDeskRestore, { id, revision: published.revision, version: 1 })
    expect([restored.version, await pageTitle(key)]).toEqual([3, '新说明'])
    await desk.ok(calls.articleDeskPublish, { id, revision: restored.revision, from: null, until: null })
    expect(await pageTitle(key)).toBe('证书核验')
    const { list, total } = await desk.ok(calls.articleVersionList, { id, pageSize: 2 })
    expect([total, list.map(({ version: n, author, note }) => [n, author, note])]).toEqual([
      3,
      [
        [3, '赵拓', '恢复自版本 1 / Version 1 restored'],
        [2, '赵拓', '改写'],
      ],
    ])
    expect(await desk.ok(calls.articleVersionDetail, { id, version: 2 })).toMatchObject(texts)
  })

  test('a version comes at its minute and ends at its minute; until then readers see the old one', async () => {
    const { id, revision } = await save(key, { titleZh: '假期安排' })
    const from = at('2026-11-20', '18:00')
    await desk.ok(calls.articleDeskPublish, { id, revision, from, until: at('2026-11-21', '09:30') })
    expect(await article('page', key)).toMatchObject({
      state: 'published',
      pending: 'none',
      comingFrom: '2026-11-20 18:00:00',
      comingUntil: '2026-11-21 09:30:00',
    })
    iisp.clock.set('2026-11-20T17:59:59+08:00')
    expect(await pageTitle(key)).toBe('证书核验')
    iisp.clock.set('2026-11-20T18:00:00+08:00')
    expect(await pageTitle(key)).toBe('假期安排')
    iisp.clock.set('2026-11-21T09:30:00+08:00')
    expect((await iisp.visitor().send(contentPage, { key })).status).toBe(404)
    const nextDay = await iisp.as('zhao.tuo')
    expect(await article('page', key, nextDay)).toMatchObject({ state: 'ended', coming: null })
  })

  test('what is withdrawn is gone at once, with what was to come, and can be published again', async () => {
    const seen = await article('page', key)
    const { revision } = await desk.ok(calls.articleDeskWithdraw, { id: seen.id, revision: seen.revision })
    expect((await iisp.visitor().send(contentPage, { key })).status).toBe(404)
    const again = await desk.send(calls.articleDeskWithdraw, { id: seen.id, revision })
    expect([again.status, again.body.code]).toEqual([409, 'content.notPublic'])
    await desk.ok(calls.articleDeskPublish, { id: seen.id, revision, from: null, until: null })
    expect(await pageTitle(key)).toBe('假期安排')
  })

  test('nobody changes what they have not seen', async () => {
    const { id, revision } = await article('page', key)
    await save(key)
    for (const answer of [
      await desk.send(calls.articleDeskSave, { id, revision, ...texts, note: '' }),
      await desk.send(calls.articleDeskPublish, { id, revision, from: null, until: null }),
      await desk.send(calls.articleDeskRestore, { id, revision, version: 1 }),
      await desk.send(calls.articleDeskWithdraw, { id, revision }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'platform.conflict'])
  })

  test('every act is in the audit trail', async () => {
    const { id } = await article('page', key)
    const { rows } = await iisp.owner.query<{ action: string }>(
      `SELECT DISTINCT action FROM platform.audit WHERE object = $1 ORDER BY action`,
      [`article:${id}`],
    )
    const acts = ['publish', 'restore', 'save', 'withdraw']
    expect(rows.map(({ action }) => action)).toEqual(acts.map((act) => `content.${act}`))
  })
})

describe('articles of the lists', () => {
  const add = { kind: 'help', address: '', ...texts, note: '' } as const

  test('one is added, published and read, its markup made safe; English that is missing is Chinese', async () => {
    const bodyZh = '<p onclick="x()">如何<script>alert(1)</script>归档</p>'
    const made = await desk.ok(calls.articleDeskAdd, {
      ...add,
      titleZh: '归档说明',
      titleEn: '',
      bodyZh,
      bodyEn: '<p> </p>',
    })
    const find = async () => (await reader.ok(articleList, { kind: 'help', keyword: '归档' })).list
    expect(await find()).toEqual([])
    const { id, revision } = made
    await desk.ok(calls.articleDeskPublish, { id, revision, from: null, until: null })
    expect(await find()).toMatchObject([{ id, title: '归档说明', publishedAt: '2026-11-20 10:00:00' }])
    const english = await reader.ok(articleDetail, { id }, { language: 'en' })
    expect(english).toMatchObject({ title: '归档说明', body: '<p>如何归档</p>' })
    expect(await article('help', (await desk.ok(calls.articleDeskDetail, { id })).key)).toMatchObject({
      languages: 'chinese',
    })
  })

  test('a page needs an open address that is free', async () => {
    const send = (address: string) => desk.send(calls.articleDeskAdd, { ...add, kind: 'page', address })
    expect((await send('somewhere')).body.code).toBe('content.addressUnknown')
    expect((await send('certificate-check')).body.code).toBe('content.addressTaken')
    const { id, revision } = (await send('valuation-business-guide/77')).body.data
    await desk.ok(calls.articleDeskPublish, { id, revision, from: null, until: null })
    expect(await pageTitle('valuation-business-guide/77')).toBe('新说明')
  })

  test.each([
    [{ titleZh: ' ' }, 'content.titleEmpty'],
    [{ bodyZh: '<p>&nbsp;</p>' }, 'content.bodyEmpty'],
  ])('%o is refused', async (given, code) =>
    expect((await desk.send(calls.articleDeskAdd, { ...add, ...given })).body.code).toBe(code),
  )

  test('the file of a download stays with its new version', async () => {
    const { list } = await desk.ok(calls.articleDeskList, { kind: 'download' })
    const { id, revision } = list[0]!
    const saved = await desk.ok(calls.articleDeskSave, {
      id,
      revision,
      ...texts,
      titleZh: '下载新说明',
      note: '',
    })
    await desk.ok(calls.articleDeskPublish, { id, revision: saved.revision, from: null, until: null })
    const { fileId, title } = await reader.ok(articleDetail, { id })
    expect([title, typeof fileId]).toEqual(['下载新说明', 'string'])
  })

  test('a publication that ends before it begins is refused', async () => {
    const { id, revision } = await desk.ok(calls.articleDeskAdd, add)
    for (const [from, until] of [
      [null, at('2026-11-20', '09:00')],
      [at('2026-11-22', '09:00'), at('2026-11-22', '09:00')],
    ] as const) {
      const answer = await desk.send(calls.articleDeskPublish, { id, revision, from, until })
      expect([answer.status, answer.body.code]).toEqual([400, 'content.endsBeforeStart'])
    }
    const impossible = { id, revision, from: at('2026-11-22', '24:00'), until: null }
    expect((await desk.send(calls.articleDeskPublish, impossible)).status).toBe(400)
    expect((await desk.ok(calls.articleDeskDetail, { id })).state).toBe('draft')
  })

  test('the list is narrowed by kind, state, languages, what is pending and words, and paged', async () => {
    const found = async (input: object) => (await desk.ok(calls.articleDeskList, input)).list
    expect((await found({ kind: 'news', pageSize: 3 })).map(({ kind }) => kind)).toEqual([
      'news',
      'news',
      'news',
    ])
    expect((await found({ state: 'draft' })).every(({ shown }) => shown === null)).toBe(true)
    expect((await found({ languages: 'chinese' })).map(({ title }) => title)).toEqual(['归档说明'])
    expect((await found({ keyword: 'guide/77' })).map(({ key }) => key)).toEqual([
      'valuation-business-guide/77',
    ])
    expect((await found({ pending: 'draft' })).map(({ key }) => key)).toEqual(['certificate-check'])
    expect(await found({ keyword: '%' })).toEqual([])
  })
})

test('clients and strangers do not reach the desk', async () => {
  const { id, revision } = await article('help', 'forgot-password')
  const send = async (client: TestClient) => [
    (await client.send(calls.articleDeskList, {})).status,
    (await client.send(calls.articleDeskDetail, { id })).status,
    (await client.send(calls.articleVersionList, { id })).status,
    (await client.send(calls.articleDeskSave, { id, revision, ...texts, note: '' })).status,
    (await client.send(calls.articleDeskWithdraw, { id, revision })).status,
  ]
  expect(await send(reader)).toEqual([403, 403, 403, 403, 403])
  expect(await send(iisp.visitor())).toEqual([401, 401, 401, 401, 401])
})
