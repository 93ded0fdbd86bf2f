import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { fromFen, toFen } from '../../rules/amounts/units.ts'
import { type DividendOutput, computeDividend } from '../../rules/dividend/compute-dividend.ts'
import { isCovered } from '../../rules/dividend/dividend.ts'
import { digestOfAll, orRefuse } from '../runs/computing.ts'
import type { StoredDividend } from '../tables.ts'
import type { LoadedDividend } from './load-dividend-input.ts'

export interface ComputedDividend {
  readonly output: DividendOutput
  /** SHA-256 of plan, terms, NAVs and all computed figures. */
  readonly digest: string
}

/**
 * Computes a dividend. Refuses if a control total does not hold or the sum exceeds the profit that the fund may pay
 * out.
 */
export function computeLoaded(
  loaded: LoadedDividend,
  dividend: StoredDividend,
  language: Language,
): ComputedDividend {
  const output = orRefuse(() => computeDividend(loaded.input), dividendErrors.fault, language)
  const { gross, accounts } = output.totals
  if (accounts === 0) refuse(dividendErrors.nothingToPay)
  if (!isCovered(gross, toFen(dividend.realised_profit)))
    refuse(dividendErrors.notCovered, {
      total: groupThousands(fromFen(gross)),
      realised: groupThousands(dividend.realised_profit),
    })
  return { output, digest: digestOf(loaded, dividend, output) }
}

function digestOf(
  { termsId, recordNavId, exNavId, sharesBefore }: LoadedDividend,
  dividend: StoredDividend,
  { totals, holders }: DividendOutput,
): string {
  const { product_id, record_date, ex_date, payment_date, per_share, realised_profit } = dividend
  return digestOfAll([
    { product_id, record_date, ex_date, payment_date, per_share, realised_profit },
    { termsId, recordNavId, exNavId, sharesBefore, totals },
    ...holders,
  ])
}
