import type { PerformanceFeeTerms } from '../../contract/terms/performance-fee.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** Terms of a performance fee that is taken on fixed days. */
type FixedDays = Exclude<PerformanceFeeTerms, { method: 'none' } | { takenFrom: 'redemption' }>

/** What the terms say about fixed fee days; null where there are none, or the fee is taken from redemptions alone. */
export function feeTermsOf({ performanceFee: fee }: Pick<FundTerms, 'performanceFee'>) {
  if (fee.method === 'none' || fee.takenFrom === 'redemption' || fee.days.length === 0) return null
  const { takenFrom } = fee
  return { ...fee, takenFrom } satisfies Record<keyof FixedDays, unknown>
}
