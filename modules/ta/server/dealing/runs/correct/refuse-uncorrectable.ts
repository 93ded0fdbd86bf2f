import { refuse } from '@iisp/contract'
import type { WriteContext } from '@iisp/server'
import { conversionErrors } from '../../../../contract/conversions/conversion-errors.ts'
import { dividendErrors } from '../../../../contract/dividends/dividend-errors.ts'
import { taErrors } from '../../../../contract/errors.ts'
import { feeDayErrors } from '../../../../contract/fee-days/fee-day-errors.ts'
import { takenBy } from '../../../conversions/incoming.ts'
import { type StoredRun, q } from '../../../tables.ts'
import { dividendSince, feeDaySince, isCorrectable, isPaid } from '../run-facts.ts'

/** Refuses to correct a run if a later case depends on it or its money is being paid. */
export async function refuseUncorrectable({ db }: WriteContext, { id }: StoredRun): Promise<void> {
  // waits for a payment that is being placed at the same time. Later payments find no valid confirmation.
  await db.all(
    q
      .selectFrom('ta.confirmation')
      .where((on) => on.or([on('run_id', '=', id), on('target_run_id', '=', id)]))
      .select('id')
      .forUpdate(),
  )
  const found = await db.one(
    q
      .selectFrom('ta.dealing_run as r')
      .select([
        isCorrectable.as('correctable'),
        dividendSince.as('paidOn'),
        feeDaySince.as('takenOn'),
        isPaid.as('paid'),
        takenBy.as('takenBy'),
      ])
      .where('r.id', '=', id),
  )
  if (found.paidOn !== null) refuse(dividendErrors.paidOn, { date: found.paidOn })
  if (found.takenBy !== null) refuse(conversionErrors.conversionTaken, { code: found.takenBy })
  if (found.takenOn !== null) refuse(feeDayErrors.taken, { date: found.takenOn })
  if (!found.correctable) refuse(found.paid ? taErrors.runPaid : taErrors.runNotLatest)
}
