import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { Computed } from '@iisp/server'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { fromFen, toFen } from '../../rules/amounts/units.ts'
import { type DividendOutput, computeDividend } from '../../rules/dividend/compute-dividend.ts'
import { isCovered } from '../../rules/dividend/dividend.ts'
import { orRefuse } from '../dealing/runs/compute/computing.ts'
import type { StoredDividend } from '../tables.ts'
import type { LoadedDividend } from './load-dividend-input.ts'

/**
 * Computes a dividend. Refuses if a control total does not hold or the sum exceeds the profit that the fund may pay
 * out.
 */
export function computeLoaded(
  { input, termsId, recordNavId, exNavId, sharesBefore }: LoadedDividend,
  dividend: StoredDividend,
  language: Language,
): Computed<DividendOutput> {
  const output = orRefuse(() => computeDividend(input), dividendErrors.fault, language)
  const { totals, holders } = output
  const { product_id, record_date, ex_date, payment_date, per_share, realised_profit } = dividend
  if (totals.accounts === 0) refuse(dividendErrors.nothingToPay)
  if (!isCovered(totals.gross, toFen(realised_profit)))
    refuse(dividendErrors.notCovered, {
      total: groupThousands(fromFen(totals.gross)),
      realised: groupThousands(realised_profit),
    })
  return {
    output,
    digested: [
      { product_id, record_date, ex_date, payment_date, per_share, realised_profit },
      { termsId, recordNavId, exNavId, sharesBefore, totals },
      ...holders,
    ],
  }
}
