import { type HelpText, helpCategories, helpTexts } from '@iisp/contract/help-text'
import { type Delivery, type Registry, type Writer, oncePerRegistry, raw, sql } from '@iisp/server'
import { raiseRevision } from '../faq-desk/change-faq.ts'
import { q } from '../tables.ts'

const author = '平台'
const columns = sql`code text, category text, menu_id text, pinned boolean, question_zh text, question_en text,
  answer_zh text, answer_en text, phrasings text[], keywords text[], related text[]`
const said = (from: string) =>
  sql.raw(
    ['question_zh', 'question_en', 'answer_zh', 'answer_en', 'phrasings', 'keywords', 'related']
      .map((column) => `${from}.${column}`)
      .join(', '),
  )

/**
 * The help texts of all modules, by category. Texts that are asked equally often are listed in this
 * order.
 */
export const deliveredFaqs = oncePerRegistry((registry): readonly HelpText[] => {
  const rank = ({ category }: HelpText) => helpCategories.indexOf(category)
  return registry.itemsOf(helpTexts).toSorted((a, b) => rank(a) - rank(b))
})

/**
 * Updates the help texts to this version of the portal, by their codes. Texts that an operator
 * changed or withdrew stay unchanged; texts that no longer exist are withdrawn.
 */
export async function deliverFaqs(db: Writer, now: Date, faqs: readonly HelpText[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(faqs.map(rowOf))}::jsonb) AS d (${columns})`
  const untouched = sql<boolean>`f.delivered = f.latest AND f.published = f.latest`
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
    q
      .updateTable('assistant.faq as f')
      .set({ published: 0, pinned: false })
      .where(untouched)
      .where('f.code', '<>', sql<string>`ALL(${faqs.map(({ code }) => code)}::text[])`),
  )
  await raiseRevision(db)
}

const rowOf = (faq: HelpText) => ({
  code: faq.code,
  category: faq.category,
  menu_id: faq.menuId,
  pinned: faq.pinned === true,
  question_zh: faq.zh.ask[0],
  question_en: faq.en.ask[0],
  answer_zh: faq.zh.answer,
  answer_en: faq.en.answer,
  phrasings: [...faq.zh.ask.slice(1), ...faq.en.ask.slice(1)],
  keywords: faq.keywords,
  related: faq.related,
})

export const faqDelivery: Delivery = {
  content: deliveredFaqs,
  write: (db: Writer, now: Date, registry: Registry) => deliverFaqs(db, now, deliveredFaqs(registry)),
}
