import { queryBuilder } from '@iisp/server'

export interface ReferenceTables {
  'reference.calendar_day': { date: string; statutory: boolean; exchange: boolean }
  'reference.region': { code: string; name: string; parent_code: string | null; level: number }
  'reference.bank_branch': {
    number: string
    name: string
    province: string
    city: string
    search: string
    terms: string[]
  }
  'reference.broker': { id: string; name: string; name_en: string; kind: '1' | '2'; search: string }
}
export const q = queryBuilder<ReferenceTables>()
