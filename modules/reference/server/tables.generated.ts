// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated } from '@iisp/server'

export interface GeneratedTables {
  'reference.bank_branch': {
    number: string
    name: string
    province: string
    city: string
    search: string
    terms: string[]
  }
  'reference.broker': {
    id: string
    name: string
    kind: '1' | '2'
    search: string
    name_en: Generated<string>
  }
  'reference.calendar_day': {
    date: string
    statutory: boolean
    exchange: boolean
  }
  'reference.region': {
    code: string
    name: string
    parent_code: string | null
    level: number
  }
}
