import type { HelpText } from '@iisp/contract/help-text'
import { type ServerModule, deliver } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  type FaqDetail,
  faqDeskDetail,
  faqDeskList,
  faqDeskPublish,
  faqDeskSave,
  faqDeskWithdraw,
} from '../../contract/faq-desk.ts'
import { deliverFaqs, deliveredFaqs } from '../faq/deliver.ts'

let iisp: Iisp
let desk: TestClient
let standingFaqs: readonly HelpText[]
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
  desk = await iisp.as('zhao.tuo')
  standingFaqs = deliveredFaqs(iisp.portal.registry)
}, 120_000)
afterAll(() => iisp?.close())

/** A start of the portal with these help texts. */
const start = (faqs: readonly HelpText[] = standingFaqs) =>
  deliver(iisp.db, [delivering(faqs)], iisp.clock.now())
const delivering = (faqs: readonly HelpText[]): ServerModule => ({
  name: 'assistant',
  handlers: [],
  pages: [],
  delivers: { content: () => faqs, write: (db, now) => deliverFaqs(db, now, faqs) },
})
const stored = async () =>
  (
    await iisp.owner.query(
      `SELECT (SELECT count(*)::int FROM assistant.faq) AS faqs, (SELECT count(*)::int FROM assistant.faq_version) AS versions,
        (SELECT faq_revision FROM assistant.setting) AS revision`,
    )
  ).rows[0]
const detail = async (code: string): Promise<FaqDetail> => {
  const { rows } = await iisp.owner.query('SELECT id FROM assistant.faq WHERE code = $1', [code])
  return desk.ok(faqDeskDetail, { id: String(rows[0].id) })
}
const withAnswer = (code: string, answer: string) =>
  standingFaqs.map((faq) => (faq.code === code ? { ...faq, zh: { ...faq.zh, answer } } : faq))
const without = (code: string) => standingFaqs.filter((faq) => faq.code !== code)

test('every help text of the portal is published', async () => {
  const { total } = await desk.ok(faqDeskList, { status: 'published' })
  expect(total).toBe(standingFaqs.length)
})

test('a start without anything new asks once and writes nothing', async () => {
  await start()
  const before = await stored()
  let asked = 0
  const reader: typeof iisp.db.reader = (actor) => {
    asked++
    return iisp.db.reader(actor)
  }
  const transact = () => Promise.reject(new Error('wrote'))
  await deliver({ reader, transact }, iisp.portal.registry.modules, iisp.clock.now())
  expect(asked).toBe(1)
  expect(await stored()).toEqual(before)
})

test('nodes that start together write once', async () => {
  const before = await stored()
  const changed = withAnswer('sign-out', '点击右上角姓名。')
  await Promise.all([start(changed), start(changed), start(changed)])
  expect(await stored()).toEqual({
    faqs: before.faqs,
    versions: before.versions + 1,
    revision: String(Number(before.revision) + 1),
  })
  const { published, latest, versions } = await detail('sign-out')
  expect([published, latest]).toEqual([2, 2])
  expect(versions[0]).toMatchObject({ answerZh: '点击右上角姓名。', author: '平台' })
})

test('what an operator wrote stays, published or not', async () => {
  const { id, latest, category, menuId, versions } = await detail('lock-screen')
  const { version: _v, author: _a, at: _t, ...content } = versions[0] as FaqDetail['versions'][number]
  const saved = await desk.ok(faqDeskSave, { id, latest, category, menuId, ...content, answerZh: '本行说明' })
  await start(withAnswer('lock-screen', '新说明一'))
  expect(await detail('lock-screen')).toMatchObject({ published: 1, latest: 2 })
  await desk.ok(faqDeskPublish, { id, version: saved.version })
  await start(withAnswer('lock-screen', '新说明二'))
  const now = await detail('lock-screen')
  expect(now).toMatchObject({ published: 2, latest: 2 })
  expect(now.versions[0]).toMatchObject({ answerZh: '本行说明' })
})

test('what an operator withdrew stays withdrawn', async () => {
  const { id } = await detail('session-ended')
  await desk.ok(faqDeskWithdraw, { id })
  await start(withAnswer('session-ended', '新说明三'))
  expect(await detail('session-ended')).toMatchObject({ status: 'withdrawn', latest: 1 })
})

test('a text that comes no longer is withdrawn; one that comes anew is published', async () => {
  await start(without('password-rules'))
  expect(await detail('password-rules')).toMatchObject({ status: 'withdrawn' })
  const [first] = standingFaqs
  await start([...standingFaqs, { ...(first as HelpText), code: 'quite-new' }])
  expect(await detail('quite-new')).toMatchObject({ status: 'published', latest: 1 })
})
