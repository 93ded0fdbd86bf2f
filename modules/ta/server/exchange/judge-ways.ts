import { Refusal } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import type { ReadContext, Writer } from '@iisp/server'
import { type ConversionOfDay, circleDays } from '../../rules/conversion/circle-days.ts'
import { conversionsUnderWay, lockConversions } from '../conversions/circles.ts'
import { type Calendar, calendarFrom } from '../dealing/calendar.ts'
import { lookBack, openDaysFrom } from '../dealing/open-days.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { type StoredBatch, q } from '../tables.ts'

/** Why one fund cannot convert into another on the day of the files. */
export const wayFaults = ['targetNotAllowed', 'targetNotOpen', 'conversionCircle'] as const
export interface RefusedWay {
  readonly source: string
  readonly target: string
  readonly code: (typeof wayFaults)[number]
}
/** The day of a set, on which its applications are dealt. */
export interface FilesDay {
  readonly day: string
  /** null if the calendar is not published that far; then no fund is open. */
  readonly calendar: Calendar | null
}

export async function filesDay({ call }: Pick<ReadContext, 'call'>, day: string): Promise<FilesDay> {
  try {
    return { day, calendar: await calendarFrom(call, addDays(day, -lookBack), 2 * lookBack) }
  } catch (error) {
    if (error instanceof Refusal) return { day, calendar: null }
    throw error
  }
}

/**
 * The pairs of funds between which a set may not convert, in the order of its files. A pair is refused if
 * - the terms do not name the target,
 * - the target does not open, or
 * - the conversion closes a circle with open conversions or with earlier pairs of the set.
 * Holds the lock of the managers' conversions, so that no circle comes about until the transaction ends.
 */
export async function refusedWays(
  db: Writer,
  { id }: StoredBatch,
  { day, calendar }: FilesDay,
): Promise<readonly RefusedWay[]> {
  const refused: RefusedWay[] = []
  const byManager = Map.groupBy(await db.all(waysOf(id)), ({ manager }) => manager)
  for (const manager of [...byManager.keys()].toSorted()) {
    await lockConversions(db, manager)
    const underWay = await conversionsUnderWay(db, manager, day)
    for (const way of byManager.get(manager) ?? []) {
      const code = await faultOf(db, way, { day, calendar }, underWay)
      if (code === null) underWay.push({ day, source: way.source, target: way.target })
      else refused.push({ source: way.source, target: way.target, code })
    }
  }
  return refused
}

interface Way {
  readonly source: string
  readonly target: string
  readonly targetCode: string
}

/** The pairs of a manager's known funds between which a set converts. */
const waysOf = (batchId: string) =>
  q
    .selectFrom('ta.exchange_application as e')
    .innerJoin('ta.exchange_fund as f', (on) =>
      on.onRef('f.batch_id', '=', 'e.batch_id').onRef('f.code', '=', 'e.fund_code'),
    )
    .innerJoin('ta.exchange_fund as g', (on) =>
      on.onRef('g.batch_id', '=', 'e.batch_id').onRef('g.code', '=', 'e.target_fund_code'),
    )
    .where('e.batch_id', '=', batchId)
    .whereRef('f.manager_id', '=', 'g.manager_id')
    .select(['f.manager_id as manager', 'f.product_id as source', 'g.product_id as target'])
    .select('g.code as targetCode')
    .groupBy(['f.manager_id', 'f.product_id', 'g.product_id', 'g.code'])
    .orderBy((of) => of.fn.min('e.position'))
    .orderBy((of) => of.fn.min('e.line'))

async function faultOf(
  db: Writer,
  { source, target, targetCode }: Way,
  { day, calendar }: FilesDay,
  underWay: readonly ConversionOfDay[],
): Promise<RefusedWay['code'] | null> {
  const [from, into] = [await termsInForce(db, source, day), await termsInForce(db, target, day)]
  if (from === undefined || !from.terms.conversion.targets.includes(targetCode)) return 'targetNotAllowed'
  if (into === undefined || calendar === null) return 'targetNotOpen'
  const asked = { from: day, count: 1, kind: 'subscription' } as const
  const open = await openDaysFrom(db, { productId: target, terms: into.terms }, asked, calendar)
  if (!open.includes(day)) return 'targetNotOpen'
  return circleDays(underWay, { source, target }).includes(day) ? 'conversionCircle' : null
}
