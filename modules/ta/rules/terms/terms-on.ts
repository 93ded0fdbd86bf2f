import type { FundTerms, TermsVersion } from '../../contract/terms/terms.ts'

/** The terms in force on a day: the latest version that is effective by then; null before the first. */
export function termsOn(versions: readonly TermsVersion[], day: string): FundTerms | null {
  let inForce: TermsVersion | null = null
  for (const version of versions) {
    const isLater = inForce === null || version.effectiveFrom > inForce.effectiveFrom
    if (version.effectiveFrom <= day && isLater) inForce = version
  }
  return inForce?.terms ?? null
}
