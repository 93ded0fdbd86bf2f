import { refuse } from '@iisp/contract'
import { type Reader, sql, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { conversionErrors } from '../../contract/conversions/conversion-errors.ts'
import { type StoredRun, q } from '../tables.ts'

/**
 * Conversions in (`c`) that are confirmed by their source's run, have money, and belong to no run of the target yet.
 */
export const waitingIn = sql<boolean>`c.valid AND c.target_run_id IS NULL AND c.net_amount > 0`

/** Refuses to freeze the list of a fund and day while a source of its conversions has not been dealt for that day. */
export async function refuseAwaited(db: Reader, productId: string, day: string): Promise<void> {
  const source = await db.maybe(
    q
      .selectFrom('ta.application as a')
      .innerJoin('product.product_name as p', 'p.id', 'a.product_id')
      .select(['p.code', 'p.name'])
      .where('a.target_product_id', '=', productId)
      .where('a.dealing_date', '=', day)
      .where('a.status', '=', stateLiteral(applicationFlow.codes.passed))
      .orderBy('a.product_id')
      .limit(1),
  )
  if (source !== undefined) refuse(conversionErrors.sourceAwaited, { code: source.code, date: day })
}

/** Adds the confirmed conversions into a fund and day to its run; one row for each. */
export const includeConversions = (run: Pick<StoredRun, 'id' | 'product_id' | 'dealing_date'>) =>
  q
    .updateTable('ta.confirmation as c')
    .set({ target_run_id: run.id })
    .where('c.target_product_id', '=', run.product_id)
    .where('c.dealing_date', '=', run.dealing_date)
    .where(waitingIn)
    .returning('c.id')

/** Releases the conversions of a run, so that another run can include them. */
export const releaseConversions = (run: Pick<StoredRun, 'id'>) =>
  q.updateTable('ta.confirmation').set({ target_run_id: null }).where('target_run_id', '=', run.id)

/** The fund whose run includes a conversion that the run `r` confirmed; null without such a run. */
export const takenBy = sql<string | null>`(SELECT p.code FROM ta.confirmation c
  JOIN product.product_name p ON p.id = c.target_product_id
  WHERE c.run_id = r.id AND c.target_run_id IS NOT NULL ORDER BY c.id LIMIT 1)`
