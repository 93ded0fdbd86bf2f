// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'notices.announcement': {
    id: Generated<string>
    title_zh: string
    title_en: string
    content_zh: string
    content_en: string
    version: Generated<number>
    published_at: Moment
    published_by: string
    changed_at: MomentOrNull
    withdrawn_at: MomentOrNull
    audience: string[]
    notified_at: MomentOrNull
  }
  'notices.message': {
    id: Generated<string>
    institution_id: string
    account_id: string
    subject: string
    tone: 'info' | 'success' | 'warning' | 'danger'
    title_zh: string
    title_en: string
    content_zh: string
    content_en: string
    menu_id: string
    query: string
    told_at: GeneratedMoment
    read_at: MomentOrNull
  }
  'notices.read_mark': {
    institution_id: string
    account_id: string
    announcement_id: string
    at: Moment
  }
}
