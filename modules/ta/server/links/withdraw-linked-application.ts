import { moveCase, stateLiteral, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { withdrawLinkedApplication as call } from '../../contract/links/withdraw-linked-application.ts'
import { applicationCases } from '../applications/application-cases.ts'
import { q } from '../tables.ts'
import { register } from './register.ts'

export const withdrawLinkedApplication = writer(call, async (ctx, { origin, reason }) => {
  const waiting = await ctx.db.maybe(
    q
      .selectFrom('ta.application')
      .selectAll()
      .where('origin', '=', origin)
      .where('status', '=', stateLiteral(applicationFlow.codes.passed))
      // an application in a frozen list can no longer be withdrawn
      .where('run_id', 'is', null)
      .forUpdate(),
  )
  if (waiting === undefined) return { withdrawn: false }
  // the person who reversed the confirmation may be unknown to the manager of the mother fund
  const by = { ...ctx, actor: register }
  await moveCase(by, applicationCases, waiting, 'withdraw', { who: 'system', reason })
  return { withdrawn: true }
})
