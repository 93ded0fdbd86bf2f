import type { Reader } from '@iisp/server'
import type { ConversionTarget } from '../../rules/run/run-input.ts'
import { compileTerms } from '../../rules/terms/compile-terms.ts'
import { frozenDays } from '../applications/fund-lock.ts'
import type { Calendar } from '../dealing/calendar.ts'
import { openDaysFrom } from '../dealing/open-days.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import type { FrozenApplication } from '../dealing/runs/frozen-applications.ts'

/**
 * The target funds of a run's applications, by code. A target is closed if it has no terms, does not deal on the day,
 * or its list is frozen: its run could not receive the money.
 */
export async function conversionTargets(
  db: Reader,
  applications: readonly FrozenApplication[],
  day: string,
  calendar: Calendar,
): Promise<ReadonlyMap<string, ConversionTarget>> {
  const wanted = new Map<string, string>()
  for (const { targetProduct, targetProductId } of applications)
    if (targetProduct !== null && targetProductId !== null) wanted.set(targetProduct, targetProductId)
  const targets = new Map<string, ConversionTarget>()
  for (const [code, productId] of wanted) {
    const found = await termsInForce(db, productId, day)
    if (found === undefined) continue
    const [opens] = await openDaysFrom(
      db,
      { productId, terms: found.terms },
      { from: day, count: 1, kind: 'subscription' },
      calendar,
    )
    const isOpen = opens === day && !(await frozenDays(db, productId, day)).has(day)
    targets.set(code, { terms: compileTerms(found.terms), isOpen })
  }
  return targets
}
