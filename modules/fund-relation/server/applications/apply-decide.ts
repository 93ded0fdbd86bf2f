import { businessDate } from '@iisp/contract/date'
import { type WriteContext, moveCase, takeLock, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applyDecide as call } from '../../contract/applications/apply.ts'
import { makeRelation } from '../relations/take-effect.ts'
import type { StoredApplication } from '../tables.ts'
import { applicationCases, applicationToDecide } from './application-cases.ts'
import { refuseLate } from './refuse-late.ts'
import { tellApplicant } from './tell-applicant.ts'

export const applyDecide = writer(call, async (ctx, input) => {
  const { action } = input
  const { row: found, way, reason } = await applicationToDecide(ctx, input)
  await takeLock(ctx.db, `fund-relation.child ${found.child_id}`)
  if (action === 'pass') await refuseLate(ctx.db, found)
  const { to: state } = await moveCase(ctx, applicationCases, found, action, {
    who: way.who,
    ...(action === 'pass' && { to: passedTo(ctx, found) }),
    reason,
    changes: { reason, decided_name: ctx.actor.name, decided_at: ctx.now },
  })
  if (action === 'pass') await makeRelation(ctx, { ...found, status: state })
  tellApplicant(ctx.db, found, action, reason)
  return { state }
})

/**
 * An application takes effect immediately (BO-109) if
 * - it is a deletion,
 * - it has no first day, or
 * - its first day has come.
 */
const passedTo = ({ now }: WriteContext, { kind, terms }: StoredApplication) => {
  const waits = kind !== '3' && terms.startsOn !== null && terms.startsOn > businessDate(now)
  return waits ? applicationFlow.codes.approved : applicationFlow.codes.effective
}
