import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { articleDetail, articleList } from '../contract/articles.ts'
import { contentPage } from '../contract/content-page.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp?.close())

const setTimes = (kind: string, key: string, from: string, until: string | null) =>
  iisp.owner.query(
    `UPDATE content.article SET published_from = $3, published_until = $4 WHERE kind = $1 AND key = $2`,
    [kind, key, from, until],
  )

test('a stranger reads a published page in their language', async () => {
  const visitor = iisp.visitor()
  const zh = await visitor.send(contentPage, { key: 'business-description' })
  expect([zh.status, zh.body.data.title]).toEqual([200, '业务说明'])
  const en = await visitor.send(contentPage, { key: 'business-description' }, { language: 'en' })
  expect(en.body.data.title).toBe('Our services')
})

test('unknown pages, and articles that are no pages, are not found', async () => {
  for (const key of ['nothing', 'forgot-password', '../business-description', '%'])
    expect((await iisp.visitor().send(contentPage, { key })).status).toBe(404)
})

test('what is not yet or no longer public is answered to nobody', async () => {
  const client = await iisp.as('lin.jing')
  const visitor = iisp.visitor()
  const [help] = (await client.ok(articleList, { kind: 'help', keyword: '催办' })).list
  for (const [from, until] of [
    ['2090-01-01', null],
    ['2020-01-01', '2020-01-02'],
  ] as const) {
    await setTimes('page', 'certificate-check', from, until)
    await setTimes('help', 'opening-urge', from, until)
    expect((await visitor.send(contentPage, { key: 'certificate-check' })).status).toBe(404)
    expect((await client.send(articleDetail, { id: help!.id })).status).toBe(404)
    expect((await client.ok(articleList, { kind: 'help', keyword: '催办' })).total).toBe(0)
  }
})

test('lists are of their kind, narrowed by category and words, and paged', async () => {
  const client = await iisp.as('lin.jing')
  const news = await client.ok(articleList, { kind: 'news', pageNo: 2, pageSize: 3 })
  expect([news.list.length, news.total]).toEqual([2, 5])
  const account = await client.ok(articleList, { kind: 'help', category: 'account' })
  expect(account.list.map(({ category }) => category)).toEqual(['account', 'account'])
  // the words of a text, not its markup
  expect((await client.ok(articleList, { kind: 'help', keyword: '<p>' })).total).toBe(0)
  expect((await client.ok(articleList, { kind: 'help', keyword: '拼图' })).total).toBe(1)
})

test('the lists need a session; a page is not an article of them', async () => {
  expect((await iisp.visitor().send(articleList, {})).status).toBe(401)
  expect((await iisp.visitor().send(articleDetail, { id: '1' })).status).toBe(401)
  const { rows } = await iisp.owner.query<{ id: string }>(
    `SELECT id::text FROM content.article WHERE kind = 'page' LIMIT 1`,
  )
  const client = await iisp.as('lin.jing')
  expect((await client.send(articleDetail, { id: rows[0]!.id })).status).toBe(404)
})
