import type { Language } from '@iisp/contract'
import { nameIn } from '@iisp/server'

/** The names of a fund (`p`) and its manager (`i`). */
export const fundAndManager = (language: Language) =>
  [nameIn(language, 'p.name').as('productName'), nameIn(language, 'i.name').as('institutionName')] as const
