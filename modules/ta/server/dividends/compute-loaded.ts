import { createHash } from 'node:crypto'
import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { runFault } from '../../contract/dealing/run-faults.ts'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { fromFen, toFen } from '../../rules/amounts/units.ts'
import { type DividendOutput, computeDividend } from '../../rules/dividend/compute-dividend.ts'
import { isCovered } from '../../rules/dividend/dividend.ts'
import { RegisterFault } from '../../rules/run/register-fault.ts'
import { figures } from '../runs/compute.ts'
import type { StoredDividend } from '../tables.ts'
import type { LoadedDividend } from './load-dividend-input.ts'

export interface ComputedDividend {
  readonly output: DividendOutput
  /** SHA-256 of plan, terms, NAVs and everything that was computed. */
  readonly digest: string
}

/** Computes a dividend; refuses where a control total does not hold, and more than the fund may pay out. */
export function computeLoaded(
  loaded: LoadedDividend,
  dividend: StoredDividend,
  language: Language,
): ComputedDividend {
  const output = computed(loaded, language)
  const { gross, accounts } = output.totals
  if (accounts === 0) refuse(dividendErrors.nothingToPay)
  if (!isCovered(gross, toFen(dividend.realised_profit)))
    refuse(dividendErrors.notCovered, {
      total: groupThousands(fromFen(gross)),
      realised: groupThousands(dividend.realised_profit),
    })
  return { output, digest: digestOf(loaded, dividend, output) }
}

function computed({ input }: LoadedDividend, language: Language): DividendOutput {
  try {
    return computeDividend(input)
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error
    return refuse(dividendErrors.fault, { what: runFault(error.fault, error.about, language) })
  }
}

function digestOf(
  { termsId, recordNavId, exNavId, sharesBefore }: LoadedDividend,
  dividend: StoredDividend,
  { totals, holders }: DividendOutput,
): string {
  const hash = createHash('sha256')
  const add = (value: unknown) => hash.update(JSON.stringify(value, figures)).update('\n')
  const { product_id, record_date, ex_date, payment_date, per_share, realised_profit } = dividend
  add({ product_id, record_date, ex_date, payment_date, per_share, realised_profit })
  add({ termsId, recordNavId, exNavId, sharesBefore, totals })
  for (const one of holders) add(one)
  return hash.digest('hex')
}
