import { refuse } from '@iisp/contract'
import { type PersonActor, type SharedLimit, sessionHandler, takeShared } from '@iisp/server'
import { compareTexts as call } from '../contract/compare-texts.ts'
import { comparisonErrors } from '../contract/errors.ts'
import { comparisonLimits } from '../contract/limits.ts'
import { linesOf } from '../rules/compare-texts.ts'
import { runComparison } from './run-comparison.ts'

const personLimit: SharedLimit = {
  name: 'comparison.compare',
  perMinute: comparisonLimits.perMinute,
  error: comparisonErrors.busy,
}
/** Comparisons under way on this node. */
let running = 0

export const compareTexts = sessionHandler<typeof call, PersonActor>(call, async (ctx, texts) => {
  for (const side of [texts.left, texts.right])
    if (linesOf(side).length > comparisonLimits.lines)
      refuse(comparisonErrors.tooManyLines, { limit: String(comparisonLimits.lines) })
  await ctx.transact((db) => takeShared(db, personLimit, ctx.actor.personId, ctx.now))
  if (running >= comparisonLimits.atOnce) refuse(comparisonErrors.busy)
  running += 1
  try {
    return (await runComparison(texts, ctx.signal)) ?? refuse(comparisonErrors.tooDifferent)
  } finally {
    running -= 1
  }
})
