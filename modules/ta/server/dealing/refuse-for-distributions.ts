import { type NamedError, refuse } from '@iisp/contract'
import { type Reader, raw, sql, stateList, stateLiteral } from '@iisp/server'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { feeDayErrors } from '../../contract/fee-days/fee-day-errors.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'

const refusals = {
  dividend: { pending: dividendErrors.pending, done: dividendErrors.paidOn },
  feeDay: { pending: feeDayErrors.pending, done: feeDayErrors.taken },
} satisfies Record<string, { readonly pending: NamedError; readonly done: NamedError }>
type Kind = keyof typeof refusals
interface Around {
  readonly kind: Kind
  readonly day: string
  readonly done: boolean
}

/**
 * Protects the register from which a dividend or a fee day is computed, which is its state after the run of the
 * record date or fee date.
 * - Refuses entries for later days until the dividend or fee day is confirmed or stopped.
 * - Refuses changes for that day and earlier days once it is confirmed.
 */
export async function refuseForDistributions(
  db: Reader,
  { productId, day }: { readonly productId: string; readonly day: string },
  kinds: readonly Kind[] = ['dividend', 'feeDay'],
): Promise<void> {
  const found = await db.maybe(
    raw(sql<Around>`WITH around AS (
        SELECT 'dividend' AS kind, record_date AS day, status = ${stateLiteral(dividendFlow.codes.confirmed)} AS done
        FROM ta.dividend
        WHERE product_id = ${productId}::bigint AND status IN ${stateList(dividendFlow.sets.valid)}
        UNION ALL
        SELECT 'feeDay', fee_date, status = ${stateLiteral(feeDayFlow.codes.confirmed)} FROM ta.fee_day
        WHERE product_id = ${productId}::bigint AND status IN ${stateList(feeDayFlow.sets.valid)}
      )
      SELECT kind, day, done FROM around
      WHERE kind = ANY (${kinds}::text[]) AND (NOT done AND day < ${day}::date OR done AND day >= ${day}::date)
      ORDER BY day LIMIT 1`),
  )
  if (found === undefined) return
  const { pending, done } = refusals[found.kind]
  refuse(found.done ? done : pending, { date: found.day })
}
