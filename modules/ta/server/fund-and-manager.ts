import type { Language } from '@iisp/contract'
import { nameIn } from '@iisp/server'

/** The columns by which people look for a fund (`p`). */
export const fundNames = ['p.code', 'p.name', 'p.name_en'] as const

/** The names of a fund (`p`) and its manager (`i`). */
export const fundAndManager = (language: Language) =>
  [nameIn(language, 'p.name').as('productName'), nameIn(language, 'i.name').as('institutionName')] as const
