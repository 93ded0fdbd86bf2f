import { type Writer, raw, sql } from '@iisp/server'
import { type StandingFaq, standingFaqs } from './delivered/index.ts'

const author = '平台'
/** Shown first while nobody has asked anything yet. */
const pinned = ['transfer-enter', 'order-status', 'balance-available', 'transfer-cutoff', 'service-human']

const columns = sql`code text, category text, menu_id text, pinned boolean, question_zh text, question_en text,
  answer_zh text, answer_en text, phrasings text[], keywords text[], related text[]`
const said = (from: string) =>
  sql.raw(
    ['question_zh', 'question_en', 'answer_zh', 'answer_en', 'phrasings', 'keywords', 'related']
      .map((column) => `${from}.${column}`)
      .join(', '),
  )

/**
 * Brings the help texts to those of this version of the portal, by their codes. What an operator changed or withdrew
 * stays as it is; a text that comes no longer is withdrawn.
 */
export async function deliverFaqs(db: Writer, now: Date, faqs = standingFaqs): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(faqs.map(rowOf))}::jsonb) AS d (${columns})`
  const untouched = sql`f.delivered = f.latest AND f.published = f.latest`
  await db.run(
    raw(sql`WITH changed AS (
        UPDATE assistant.faq f SET latest = f.latest + 1, published = f.latest + 1, delivered = f.latest + 1,
          category = d.category, menu_id = d.menu_id
        FROM ${rows} JOIN assistant.faq o ON o.code = d.code
          JOIN assistant.faq_version v ON v.faq_id = o.id AND v.version = o.latest
        WHERE f.id = o.id AND ${untouched}
          AND (${said('v')}, o.category, o.menu_id) IS DISTINCT FROM (${said('d')}, d.category, d.menu_id)
        RETURNING f.id, f.latest, ${said('d')})
      INSERT INTO assistant.faq_version (faq_id, version, question_zh, question_en, answer_zh, answer_en, phrasings,
        keywords, related, author, at)
      SELECT id, latest, ${said('changed')}, ${author}, ${now} FROM changed`),
  )
  await db.run(
    raw(sql`WITH added AS (
        INSERT INTO assistant.faq (code, category, menu_id, published, pinned, delivered)
        SELECT code, category, menu_id, 1, pinned, 1 FROM ${rows}
        ON CONFLICT (code) DO NOTHING RETURNING id, code)
      INSERT INTO assistant.faq_version (faq_id, version, question_zh, question_en, answer_zh, answer_en, phrasings,
        keywords, related, author, at)
      SELECT added.id, 1, ${said('d')}, ${author}, ${now} FROM added JOIN ${rows} ON d.code = added.code`),
  )
  await db.run(
    raw(sql`UPDATE assistant.faq f SET published = 0, pinned = false
      WHERE ${untouched} AND f.code <> ALL(${faqs.map(({ code }) => code)}::text[])`),
  )
  await db.run(raw(sql`UPDATE assistant.setting SET faq_revision = faq_revision + 1`))
}

const rowOf = (faq: StandingFaq) => ({
  code: faq.code,
  category: faq.category,
  menu_id: faq.menuId,
  pinned: pinned.includes(faq.code),
  question_zh: faq.zh.ask[0],
  question_en: faq.en.ask[0],
  answer_zh: faq.zh.answer,
  answer_en: faq.en.answer,
  phrasings: [...faq.zh.ask.slice(1), ...faq.en.ask.slice(1)],
  keywords: faq.keywords,
  related: faq.related,
})
