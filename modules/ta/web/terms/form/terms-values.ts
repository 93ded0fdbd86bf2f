import type { Locale } from '@iisp/web'
import { defaultTerms } from '../../../contract/terms/default-terms.ts'
import type { TermsFull } from '../../../contract/terms/terms-desk.ts'
import { termsFaultTexts } from '../../../contract/terms/terms-faults.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { termsFaults } from '../../../rules/terms/terms-faults.ts'
import { unfinishedFields } from '../../../rules/terms/unfinished-terms.ts'
import type { Path } from './section.ts'

/** Values of the form. Paths into `terms` have no value; the form attaches errors to them. */
export interface TermsValues {
  readonly productId: string | null
  readonly effectiveFrom: string
  readonly terms: FundTerms
  readonly [path: Path]: undefined
}

export const valuesOf = (edited: TermsFull | null): TermsValues => ({
  productId: edited?.productId ?? null,
  effectiveFrom: edited?.effectiveFrom ?? '',
  terms: edited?.terms ?? defaultTerms,
})

/** Faults of the terms by the path of the field, in the order of the form. */
export function faultsByPath(terms: FundTerms, locale: Locale): Record<Path, string> {
  const unfinished = unfinishedFields(terms)
  const faults =
    unfinished.length > 0
      ? unfinished.map((field) => ({ field, fault: 'unfinished' as const }))
      : termsFaults(terms)
  const texts = new Map<string, string>()
  for (const { field, fault } of faults)
    if (!texts.has(field)) texts.set(field, termsFaultTexts[fault][locale])
  return Object.fromEntries(texts)
}
