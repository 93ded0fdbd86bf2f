// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'files.export_job': {
    id: string
    recency: Generated<string>
    institution_id: string
    account_id: string
    source: string
    format: 'xlsx' | 'csv'
    title: string
    columns: object
    filters: object
    actor: object
    language: string
    state: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired'>
    tries: Generated<number>
    rows_done: Generated<number>
    rows_total: number | null
    file_id: string | null
    file_name: Generated<string>
    size: string | null
    error: Generated<string>
    created_at: Moment
    beat_at: MomentOrNull
    expires_at: MomentOrNull
  }
  'files.file': {
    id: GeneratedAlways<string | null>
    institution_id: GeneratedAlways<string | null>
    purpose: GeneratedAlways<string | null>
    name: GeneratedAlways<string | null>
    size: GeneratedAlways<string | null>
  }
  'files.loose_content': {
    hash: string
  }
  'files.quota': {
    institution_id: string
    bytes: string
  }
  'files.receiving': {
    id: string
    institution_id: string
    person_id: string
    bytes: string
    since: GeneratedMoment
  }
  'files.stored_file': {
    id: string
    institution_id: string
    purpose: string
    name: string
    content_type: string
    size: string
    hash: string
    account_id: string
    uploaded_by: string
    at: GeneratedMoment
  }
  'files.upload': {
    id: string
    institution_id: string
    account_id: string
    purpose: string
    name: string
    size: string
    part_bytes: number
    about: object
    file_id: string | null
    touched_at: GeneratedMoment
  }
  'files.upload_part': {
    upload_id: string
    part: number
    institution_id: string
    hash: string
    size: number
  }
}
