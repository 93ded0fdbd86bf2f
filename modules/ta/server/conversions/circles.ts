import { type Reader, type Writer, anyOf, takeLock } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { type ConversionOfDay, circleDays as daysOf } from '../../rules/conversion/circle-days.ts'
import { lockFund } from '../applications/fund-lock.ts'
import { q } from '../tables.ts'

export interface ConversionWay {
  readonly institutionId: string
  readonly source: string
  readonly target: string
  /** The application being judged, which does not count. */
  readonly except?: string
}

/**
 * Locks the conversions of a manager and the lists of two funds until COMMIT: nobody else submits, passes or defers a
 * conversion or freezes a list. So no circle can come about.
 */
export async function lockConversion(db: Writer, { institutionId, source, target }: ConversionWay) {
  await lockConversions(db, institutionId)
  for (const fund of BigInt(source) < BigInt(target) ? [source, target] : [target, source])
    await lockFund(db, fund)
}

/** Locks the conversions of a manager until COMMIT: nobody else submits, passes or defers one. */
export const lockConversions = (db: Writer, institutionId: string) =>
  takeLock(db, `ta.conversions ${institutionId}`)

/** The days on or after `from` on which a conversion would close a circle with the manager's open conversions. */
export const circleDays = async (
  db: Reader,
  { institutionId, source, target, except }: ConversionWay,
  from: string,
): Promise<readonly string[]> =>
  daysOf(await conversionsUnderWay(db, institutionId, from, except), { source, target })

/** The open conversions of a manager to be dealt on or after a day, except one. */
export const conversionsUnderWay = (
  db: Reader,
  institutionId: string,
  from: string,
  except = '0',
): Promise<ConversionOfDay[]> =>
  db.all(
    q
      .selectFrom('ta.application')
      .select(['dealing_date as day', 'product_id as source'])
      .select((of) => of.ref('target_product_id').$notNull().as('target'))
      .distinct()
      .where('institution_id', '=', institutionId)
      .where('target_product_id', 'is not', null)
      .where('dealing_date', '>=', from)
      .where('status', '=', anyOf([...applicationFlow.sets.underWay]))
      .where('id', '<>', except),
  )
