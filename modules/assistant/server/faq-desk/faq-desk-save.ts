import { platformErrors, refuse } from '@iisp/contract'
import { randomId } from '@iisp/contract/random-id'
import { type Reader, type Writer, sql, writer } from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'
import { type FaqCategory, faqDeskSave as call } from '../../contract/faq-desk.ts'
import { written } from '../own.ts'
import { auditFaq } from './change-faq.ts'
import { q } from '../tables.ts'

export const faqDeskSave = writer(call, async ({ db, actor, now }, input) => {
  for (const text of [input.questionZh, input.questionEn, input.answerZh, input.answerEn]) written(text)
  await requireRelated(db, input.related)
  const { id, version } =
    input.id === undefined
      ? await create(db, input.category, input.menuId)
      : await advance(db, input.id, input.latest ?? 0, input.category, input.menuId)
  await db.run(
    q.insertInto('assistant.faq_version').values({
      faq_id: id,
      version,
      question_zh: input.questionZh.trim(),
      question_en: input.questionEn.trim(),
      answer_zh: input.answerZh.trim(),
      answer_en: input.answerEn.trim(),
      phrasings: input.phrasings,
      keywords: input.keywords,
      related: input.related,
      author: actor.name,
      note: input.note,
      at: now,
    }),
  )
  auditFaq(db, actor, 'save', id, version)
  return { id, version }
})

async function requireRelated(db: Reader, related: readonly string[]): Promise<void> {
  const known = await db.all(
    q
      .selectFrom('assistant.faq')
      .where('code', '=', sql<string>`ANY(${related}::text[])`)
      .select('code'),
  )
  const missing = related.find((code) => !known.some((one) => one.code === code))
  if (missing !== undefined) refuse(assistantErrors.relatedUnknown, { code: missing })
}
const create = (db: Writer, category: FaqCategory, menu_id: string) =>
  db.one(
    q
      .insertInto('assistant.faq')
      .values({ code: `own-${randomId(8).toLowerCase()}`, category, menu_id })
      .returning(['id', 'latest as version']),
  )
/** Nobody writes over a version they have not seen. */
async function advance(db: Writer, id: string, seen: number, category: FaqCategory, menu_id: string) {
  const moved = await db.maybe(
    q
      .updateTable('assistant.faq')
      .set({ latest: seen + 1, category, menu_id })
      .where('id', '=', id)
      .where('latest', '=', seen)
      .returning(['id', 'latest as version']),
  )
  if (moved !== undefined) return moved
  await db.one(q.selectFrom('assistant.faq').where('id', '=', id))
  return refuse(platformErrors.conflict)
}
