import { type Language } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { FaqIndex } from '../../rules/faq-index.ts'
import { q } from '../tables.ts'

/** A published help text. */
export interface Faq {
  readonly id: string
  readonly code: string
  readonly menuId: string
  readonly pinned: boolean
  readonly question: Readonly<Record<Language, string>>
  readonly answer: Readonly<Record<Language, string>>
  readonly related: readonly string[]
}
export interface PublishedFaqs {
  readonly index: FaqIndex
  readonly byId: ReadonlyMap<string, Faq>
  readonly byCode: ReadonlyMap<string, Faq>
}
/** The published help texts and their index in memory, rebuilt when the revision in the database has grown. */
export class FaqStore {
  #revision = ''
  #published: Promise<PublishedFaqs> | null = null

  async published(db: Reader): Promise<PublishedFaqs> {
    const { revision } = await db.one(q.selectFrom('assistant.setting').select('faq_revision as revision'))
    if (this.#published === null || revision !== this.#revision) {
      this.#revision = revision
      this.#published = load(db)
      // a failed reading is tried anew
      this.#published.catch(() => (this.#published = null))
    }
    return this.#published
  }
}

async function load(db: Reader): Promise<PublishedFaqs> {
  const rows = await db.all(
    q
      .selectFrom('assistant.faq as f')
      .innerJoin('assistant.faq_version as v', (join) =>
        join.onRef('v.faq_id', '=', 'f.id').onRef('v.version', '=', 'f.published'),
      )
      .select(['f.id', 'f.code', 'f.menu_id', 'f.pinned', 'v.question_zh', 'v.question_en', 'v.answer_zh'])
      .select(['v.answer_en', 'v.phrasings', 'v.keywords', 'v.related'])
      .orderBy('f.id'),
  )
  const faqs = rows.map((row) => ({
    id: row.id,
    code: row.code,
    menuId: row.menu_id,
    pinned: row.pinned,
    question: { zh: row.question_zh, en: row.question_en },
    answer: { zh: row.answer_zh, en: row.answer_en },
    related: row.related,
  }))
  const index = new FaqIndex(
    rows.map((row) => ({
      id: row.id,
      code: row.code,
      asks: [row.question_zh, row.question_en, ...row.phrasings],
      keywords: row.keywords,
      answers: [row.answer_zh, row.answer_en],
    })),
  )
  return {
    index,
    byId: new Map(faqs.map((faq) => [faq.id, faq])),
    byCode: new Map(faqs.map((faq) => [faq.code, faq])),
  }
}
