import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { type ServerModule, deliver } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  articleDeskDetail,
  articleDeskPublish,
  articleDeskSave,
  articleDeskWithdraw,
} from '../contract/article-desk.ts'
import { contentLimits } from '../contract/limits.ts'
import { deliveredArticles } from './delivered.ts'
import { type WrittenArticle, writeArticles } from './write-articles.ts'

let iisp: Iisp
let desk: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  desk = await iisp.as('zhao.tuo')
})
afterAll(() => iisp?.close())

/** A start of a portal that comes with these texts. */
const start = (articles: readonly WrittenArticle[]) => {
  const write: NonNullable<ServerModule['delivers']>['write'] = (db, now) => writeArticles(db, now, articles)
  const module = { name: 'content', handlers: [], pages: [], delivers: { content: () => articles, write } }
  return deliver(iisp.db, [module], iisp.clock.now())
}
const withTitle = (key: string, title: string) =>
  deliveredArticles.map((one) => (one.key === key ? { ...one, title: [title, title] as const } : one))
const detail = async (key: string) => {
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT id::text FROM content.article WHERE key = $1`,
    [key],
  )
  return desk.ok(articleDeskDetail, { id: rows[0]!.id })
}
const edited = async (key: string) => {
  const { id, revision, category, titleEn, bodyZh, bodyEn } = await detail(key)
  const texts = { category, titleZh: '本行改写', titleEn, bodyZh, bodyEn }
  return desk.ok(articleDeskSave, { id, revision, ...texts, note: '' })
}

test('a text that nobody edited is replaced, keeps its date, and its former version stays', async () => {
  const before = await detail('forgot-password')
  await start(withTitle('forgot-password', '新标题'))
  const after = await detail('forgot-password')
  expect(after).toMatchObject({ titleZh: '新标题', shown: 2, latest: 2, pending: 'none', author: '平台' })
  expect(after.shownFrom).toBe(before.shownFrom)
  expect((await detail('strong-login')).latest).toBe(1)
})

test('what an operator published stays; the newer text is offered as a version', async () => {
  const { id, revision } = await edited('transfer-date')
  await desk.ok(articleDeskPublish, { id, revision, from: null, until: null })
  await start(withTitle('transfer-date', '平台新标题'))
  expect(await detail('transfer-date')).toMatchObject({
    pending: 'delivered',
    shown: 2,
    latest: 3,
    titleZh: '平台新标题',
    published: { titleZh: '本行改写' },
  })
  await start(deliveredArticles)
  expect(await detail('transfer-date')).toMatchObject({ shown: 2, latest: 4 })
})

test('a draft and a withdrawn text stay as the operator left them', async () => {
  await edited('certificate-check')
  const { id, revision } = await detail('business-description')
  await desk.ok(articleDeskWithdraw, { id, revision })
  await start(
    deliveredArticles.map((one) =>
      one.kind === 'page' ? { ...one, title: ['改', 'Changed'] as const } : one,
    ),
  )
  expect(await detail('certificate-check')).toMatchObject({ shown: 1, published: { titleZh: '证书核验' } })
  expect(await detail('business-description')).toMatchObject({ state: 'withdrawn', shown: null })
})

test('every delivered text fits into the editor', () => {
  const longest = Math.max(...deliveredArticles.flatMap(({ body }) => body.map((text) => text.length)))
  expect(longest).toBeLessThan(contentLimits.body)
})
