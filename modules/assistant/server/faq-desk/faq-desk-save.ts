import { platformErrors, refuse } from '@iisp/contract'
import { randomId } from '@iisp/contract/random-id'
import { type Reader, type Writer, raw, sql, writer } from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'
import { type FaqCategory, faqDeskSave as call } from '../../contract/faq-desk.ts'
import { written } from '../own.ts'
import { auditFaq } from './change-faq.ts'

export const faqDeskSave = writer(call, async ({ db, actor, now }, input) => {
  for (const text of [input.questionZh, input.questionEn, input.answerZh, input.answerEn]) written(text)
  await requireRelated(db, input.related)
  const { id, version } =
    input.id === undefined
      ? await create(db, input.category, input.menuId)
      : await advance(db, input.id, input.latest ?? 0, input.category, input.menuId)
  await db.run(
    raw(sql`INSERT INTO assistant.faq_version (faq_id, version, question_zh, question_en, answer_zh, answer_en, phrasings,
        keywords, related, author, note, at)
      VALUES (${id}, ${version}, ${input.questionZh.trim()}, ${input.questionEn.trim()}, ${input.answerZh.trim()},
        ${input.answerEn.trim()}, ${input.phrasings}::text[], ${input.keywords}::text[], ${input.related}::text[],
        ${actor.name}, ${input.note}, ${now})`),
  )
  auditFaq(db, actor, 'save', id, version)
  return { id, version }
})

async function requireRelated(db: Reader, related: readonly string[]): Promise<void> {
  const known = await db.all(
    raw(sql<{ code: string }>`SELECT code FROM assistant.faq WHERE code = ANY(${related}::text[])`),
  )
  const missing = related.find((code) => !known.some((one) => one.code === code))
  if (missing !== undefined) refuse(assistantErrors.relatedUnknown, { code: missing })
}
const create = async (db: Writer, category: FaqCategory, menuId: string) =>
  db.one(
    raw(sql<{ id: string; version: number }>`INSERT INTO assistant.faq (code, category, menu_id)
      VALUES (${`own-${randomId(8).toLowerCase()}`}, ${category}, ${menuId}) RETURNING id, latest AS version`),
  )
/** Nobody writes over a version they have not seen. */
async function advance(db: Writer, id: string, seen: number, category: FaqCategory, menuId: string) {
  const moved = await db.maybe(
    raw(sql<{ id: string; version: number }>`UPDATE assistant.faq
      SET latest = latest + 1, category = ${category}, menu_id = ${menuId}
      WHERE id = ${id} AND latest = ${seen} RETURNING id, latest AS version`),
  )
  if (moved !== undefined) return moved
  const there = await db.maybe(raw(sql`SELECT FROM assistant.faq WHERE id = ${id}`))
  return refuse(there === undefined ? platformErrors.notFound : platformErrors.conflict)
}
