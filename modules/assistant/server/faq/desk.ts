import { type Language, platformErrors, refuse } from '@iisp/contract'
import { randomId } from '@iisp/contract/random-id'
import {
  type PersonActor,
  type Reader,
  type Writer,
  pageAnswer,
  pageWindow,
  raw,
  reader,
  sql,
  writer,
} from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'
import {
  type FaqCategory,
  faqDeskDetail as detailCall,
  faqDeskList as listCall,
  faqDeskPin as pinCall,
  faqDeskPublish as publishCall,
  faqDeskSave as saveCall,
  faqDeskWithdraw as withdrawCall,
} from '../../contract/faq-desk.ts'
import { written } from '../own.ts'

interface Row {
  id: string
  code: string
  category: FaqCategory
  menu_id: string
  question_zh: string
  question_en: string
  status: 'draft' | 'published' | 'changed' | 'withdrawn'
  pinned: boolean
  hits: number
  likes: number
  dislikes: number
  latest: number
  published: number | null
}
const statusOf = sql.raw(`CASE WHEN f.published IS NULL THEN 'draft' WHEN f.published = 0 THEN 'withdrawn'
  WHEN f.published = f.latest THEN 'published' ELSE 'changed' END`)
const select = sql`SELECT f.id, f.code, f.category, f.menu_id, v.question_zh, v.question_en, ${statusOf} AS status, f.pinned,
    f.hits::int AS hits, r.likes, r.dislikes, f.latest, nullif(f.published, 0) AS published
  FROM assistant.faq f JOIN assistant.faq_version v ON v.faq_id = f.id AND v.version = f.latest
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE verdict = '1')::int AS likes,
    count(*) FILTER (WHERE verdict = '2')::int AS dislikes
    FROM assistant.turn t WHERE t.faq_id = f.id AND t.verdict <> '3') r`

const present = (row: Row, language: Language) => ({
  id: row.id,
  code: row.code,
  category: row.category,
  menuId: row.menu_id,
  question: language === 'zh' ? row.question_zh : row.question_en,
  status: row.status,
  pinned: row.pinned,
  hits: row.hits,
  likes: row.likes,
  dislikes: row.dislikes,
  latest: row.latest,
})

export const faqDeskList = reader(listCall, async ({ db, language }, input) => {
  const page = pageWindow(input)
  const keyword = input.keyword?.trim() ?? ''
  const where = sql.join(
    [
      sql`true`,
      ...(input.category ? [sql`f.category = ${input.category}`] : []),
      ...(input.status ? [sql`${statusOf} = ${input.status}`] : []),
      ...(keyword
        ? [
            sql`position(lower(${keyword}) IN lower(concat_ws(' ', f.code, v.question_zh, v.question_en))) > 0`,
          ]
        : []),
    ],
    sql` AND `,
  )
  const rows = await db.all(
    raw(sql<Row>`${select} WHERE ${where} ORDER BY f.id LIMIT ${page.limit} OFFSET ${page.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM assistant.faq f
      JOIN assistant.faq_version v ON v.faq_id = f.id AND v.version = f.latest WHERE ${where}`),
  )
  return pageAnswer(
    rows.map((row) => present(row, language)),
    total,
    page,
  )
})

interface Version {
  version: number
  author: string
  at: string
  note: string
  questionZh: string
  questionEn: string
  answerZh: string
  answerEn: string
  phrasings: string[]
  keywords: string[]
  related: string[]
}
export const faqDeskDetail = reader(detailCall, async ({ db, language }, { id }) => {
  const row = (await db.maybe(raw(sql<Row>`${select} WHERE f.id = ${id}`))) ?? refuse(platformErrors.notFound)
  const versions = await db.all(
    raw(sql<Version>`SELECT version, author, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at, note,
        question_zh AS "questionZh", question_en AS "questionEn", answer_zh AS "answerZh", answer_en AS "answerEn",
        phrasings, keywords, related
      FROM assistant.faq_version WHERE faq_id = ${id} ORDER BY version DESC LIMIT 100`),
  )
  return { ...present(row, language), published: row.published, versions }
})

export const faqDeskSave = writer(saveCall, async ({ db, actor, now }, input) => {
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

export const faqDeskPublish = writer(publishCall, async ({ db, actor }, { id, version }) => {
  const changed = await db.run(
    raw(sql`UPDATE assistant.faq SET published = ${version} WHERE id = ${id}
      AND EXISTS (SELECT FROM assistant.faq_version WHERE faq_id = ${id} AND version = ${version})`),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await grow(db)
  auditFaq(db, actor, 'publish', id, version)
  return null
})

export const faqDeskWithdraw = writer(withdrawCall, async ({ db, actor }, { id }) => {
  const changed = await db.run(
    raw(
      sql`UPDATE assistant.faq SET published = 0, pinned = false WHERE id = ${id} AND published IS NOT NULL`,
    ),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await grow(db)
  auditFaq(db, actor, 'withdraw', id, 0)
  return null
})

const mostPinned = 5
export const faqDeskPin = writer(pinCall, async ({ db, actor }, { id, pinned }) => {
  // one at a time, so that two cannot both be the fifth
  await db.run(raw(sql`UPDATE assistant.setting SET faq_revision = faq_revision + 1`))
  const { menu, others } =
    (await db.maybe(
      raw(sql<{
        menu: string
        others: number
      }>`SELECT menu_id AS menu, (SELECT count(*)::int FROM assistant.faq o
          WHERE o.menu_id = f.menu_id AND o.pinned AND o.id <> f.id) AS others
        FROM assistant.faq f WHERE id = ${id}`),
    )) ?? refuse(platformErrors.notFound)
  if (pinned && others >= mostPinned) refuse(assistantErrors.pinnedFull)
  await db.run(raw(sql`UPDATE assistant.faq SET pinned = ${pinned} WHERE id = ${id}`))
  auditFaq(db, actor, pinned ? `pin ${menu}`.trim() : 'unpin', id, 0)
  return null
})

const grow = (db: Writer) => db.run(raw(sql`UPDATE assistant.setting SET faq_revision = faq_revision + 1`))
const auditFaq = (db: Writer, actor: PersonActor, act: string, id: string, version: number) =>
  db.audit({
    institutionId: actor.institutionId,
    action: `assistant.faq-${act.split(' ')[0]}`,
    object: `faq:${id}`,
    detail: { version },
  })
