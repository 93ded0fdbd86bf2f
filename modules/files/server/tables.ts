import type { Language } from '@iisp/contract'
import { type Generated, queryBuilder } from '@iisp/server'
import type { ExportFormat, ExportState } from '../contract/exports.ts'

export interface StoredFileTable {
  id: string
  institution_id: string
  purpose: string
  name: string
  content_type: string
  size: string
  hash: string
  account_id: string
  uploaded_by: string
  at: Generated<string>
}
export interface UploadTable {
  id: string
  institution_id: string
  account_id: string
  purpose: string
  name: string
  size: string
  part_bytes: number
  about: Record<string, string>
  file_id: Generated<string | null>
  touched_at: Date | string
}
export interface UploadPartTable {
  upload_id: string
  part: number
  institution_id: string
  hash: string
  size: number
}
export interface ExportJobTable {
  id: string
  recency: Generated<string>
  institution_id: string
  account_id: string
  source: string
  format: ExportFormat
  title: string
  columns: string
  filters: string
  actor: string
  language: Language
  state: Generated<ExportState>
  tries: Generated<number>
  rows_done: Generated<number>
  rows_total: Generated<number | null>
  file_id: Generated<string | null>
  file_name: Generated<string>
  size: Generated<string | null>
  error: Generated<string>
  created_at: Date | string
  beat_at: Generated<Date | string | null>
  expires_at: Generated<Date | string | null>
}
interface ReceivingTable {
  id: string
  institution_id: string
  person_id: string
  bytes: string
  since: Generated<string>
}
interface Tables {
  'files.stored_file': StoredFileTable
  'files.quota': { institution_id: string; bytes: string }
  'files.upload': UploadTable
  'files.upload_part': UploadPartTable
  'files.receiving': ReceivingTable
  'files.loose_content': { hash: string }
  'files.export_job': ExportJobTable
}

export const q = queryBuilder<Tables>()
