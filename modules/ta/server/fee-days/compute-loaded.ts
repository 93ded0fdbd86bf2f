import { type Language, refuse } from '@iisp/contract'
import type { Computed } from '@iisp/server'
import { feeDayErrors } from '../../contract/fee-days/fee-day-errors.ts'
import { type FeeDayOutput, computeFeeDay } from '../../rules/performance/compute-fee-day.ts'
import { orRefuse } from '../dealing/runs/compute/computing.ts'
import type { StoredFeeDay } from '../tables.ts'
import type { LoadedFeeDay } from './load-fee-day-input.ts'

/**
 * Computes a fee day. Refuses if
 * - a control total does not hold,
 * - investors who subscribed on the day at the NAV before the fee would bear part of a fee taken from the NAV, or
 * - an account would hold fewer shares than its frozen ones.
 */
export function computeLoaded(
  loaded: LoadedFeeDay,
  { product_id, due_date, fee_date }: StoredFeeDay,
  language: Language,
): Computed<FeeDayOutput> {
  const output = orRefuse(() => computeFeeDay(loaded.input), feeDayErrors.fault, language)
  const { termsId, navId, input, isDealt } = loaded
  if (input.terms.takenFrom === 'nav' && output.totals.fee > 0n && isDealt)
    refuse(feeDayErrors.dealt, { date: fee_date })
  refuseFrozen(loaded, output)
  const { lots, ...others } = output
  return {
    output,
    digested: [
      { product_id, due_date, fee_date, termsId, navId, mark: input.mark },
      others,
      ...lots.map((lot, index) => [lot, input.lots[index]]),
    ],
  }
}

function refuseFrozen({ input, frozen }: LoadedFeeDay, { lots, totals }: FeeDayOutput): void {
  if (frozen.length === 0 || totals.sharesOff === 0n) return
  const left = new Map<string, bigint>()
  input.lots.forEach(({ account }, index) =>
    left.set(account, (left.get(account) ?? 0n) + (lots[index]?.sharesAfter ?? 0n)),
  )
  for (const { account, accountNo, shares } of frozen)
    if ((left.get(account) ?? 0n) < shares) refuse(feeDayErrors.frozen, { account: accountNo })
}
