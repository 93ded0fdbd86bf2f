// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'content.article': {
    id: Generated<string>
    kind: 'page' | 'help' | 'guide' | 'news' | 'download'
    key: string
    published_from: MomentOrNull
    published_until: MomentOrNull
    revision: Generated<number>
    latest: Generated<number>
    delivered: number | null
    published: number | null
    scheduled: number | null
    scheduled_from: MomentOrNull
    scheduled_until: MomentOrNull
    withdrawn: Generated<boolean>
  }
  'content.article_version': {
    article_id: string
    version: number
    category: 'account' | 'transfer' | 'opening' | 'platform'
    title_zh: string
    title_en: string
    body_zh: string
    body_en: string
    file_id: string | null
    author: string
    note: Generated<string>
    at: Moment
  }
}
