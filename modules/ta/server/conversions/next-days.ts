import { refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import type { Writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import type { RunOutput } from '../../rules/run/compute-run.ts'
import { frozenDays } from '../applications/fund-lock.ts'
import { openDaysFrom } from '../dealing/open-days.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import type { LoadedRun } from '../dealing/runs/compute/load-input.ts'
import type { StoredRun } from '../tables.ts'
import { circleDays, lockConversion } from './circles.ts'

type Run = Pick<StoredRun, 'product_id' | 'institution_id' | 'dealing_date'>
const most = 100

/**
 * The next open day for deferred applications, by target fund (null for redemptions). Refuses if no such day is known
 * within the calendar.
 * For a conversion the day must meet all of these:
 * - both funds are open,
 * - neither list is frozen,
 * - no circle of conversions closes.
 */
export async function nextOpenDays(
  db: Writer,
  run: Run,
  loaded: LoadedRun,
  { confirmations }: RunOutput,
): Promise<ReadonlyMap<string | null, string>> {
  const days = new Map<string | null, string>()
  for (const { isFinished, number } of confirmations) {
    if (isFinished) continue
    const target = loaded.applications.get(number)?.targetProductId ?? null
    if (days.has(target)) continue
    const open = await daysAfter(db, run, loaded, target)
    days.set(target, open[0] ?? refuse(taErrors.noNextOpening, { date: loaded.calendar.last }))
  }
  return days
}

async function daysAfter(
  db: Writer,
  { product_id: source, institution_id: institutionId, dealing_date: day }: Run,
  { terms, calendar }: LoadedRun,
  target: string | null,
): Promise<readonly string[]> {
  const from = addDays(day, 1)
  const count = target === null ? 1 : most
  const own = { productId: source, terms }
  const open = await openDaysFrom(db, own, { from, count, kind: 'redemption' }, calendar)
  if (target === null) return open
  const way = { institutionId, source, target }
  await lockConversion(db, way)
  const found = await termsInForce(db, target, day)
  if (found === undefined) return []
  const other = { productId: target, terms: found.terms }
  const into = new Set(await openDaysFrom(db, other, { from, count, kind: 'subscription' }, calendar))
  const closed = new Set([
    ...(await frozenDays(db, source, from)),
    ...(await frozenDays(db, target, from)),
    ...(await circleDays(db, way, from)),
  ])
  return open.filter((one) => into.has(one) && !closed.has(one))
}
