import { type Reader, type Writer, anyOf, takeLock } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { type ConversionOfDay, circleDays as daysOf } from '../../rules/conversion/circle-days.ts'
import { lockFund } from '../applications/fund-lock.ts'
import { q } from '../tables.ts'

export interface ConversionWay {
  readonly institutionId: string
  readonly source: string
  readonly target: string
  /** An application that does not count: the one that is judged. */
  readonly except?: string
}

/**
 * Waits until nobody else sends, passes or defers conversions of a manager, or freezes lists of the two funds: no circle can
 * come about meanwhile.
 */
export async function lockConversion(db: Writer, { institutionId, source, target }: ConversionWay) {
  await lockConversions(db, institutionId)
  for (const fund of BigInt(source) < BigInt(target) ? [source, target] : [target, source])
    await lockFund(db, fund)
}

/** Waits until nobody else sends, passes or defers conversions of a manager. */
export const lockConversions = (db: Writer, institutionId: string) =>
  takeLock(db, `ta.conversions ${institutionId}`)

/** The days from `from` on on which a conversion would make a circle with those of its manager that are under way. */
export const circleDays = async (
  db: Reader,
  { institutionId, source, target, except }: ConversionWay,
  from: string,
): Promise<readonly string[]> =>
  daysOf(await conversionsUnderWay(db, institutionId, from, except), { source, target })

/** The conversions of a manager that are to be dealt from a day on, but for one. */
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
