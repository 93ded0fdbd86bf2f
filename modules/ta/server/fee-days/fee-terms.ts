import type { PerformanceFeeTerms } from '../../contract/terms/performance-fee.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** Terms of a performance fee with fixed fee days. */
type FixedDays = Exclude<PerformanceFeeTerms, { method: 'none' } | { takenFrom: 'redemption' }>

/** The terms of fixed fee days; null if there are no fixed days or the fee is taken at redemption only. */
export function feeTermsOf({ performanceFee: fee }: Pick<FundTerms, 'performanceFee'>) {
  if (fee.method === 'none' || fee.takenFrom === 'redemption' || fee.days.length === 0) return null
  const { takenFrom } = fee
  return { ...fee, takenFrom } satisfies Record<keyof FixedDays, unknown>
}
