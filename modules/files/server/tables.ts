import type { Language } from '@iisp/contract'
import { type Refined, queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

type Tables = Refined<
  GeneratedTables,
  {
    'files.upload': { about: Record<string, string> }
    'files.export_job': { columns: string; filters: string; actor: string; language: Language }
  }
>
export type StoredFileTable = Tables['files.stored_file']
export type UploadTable = Tables['files.upload']
export const q = queryBuilder<Tables>()
