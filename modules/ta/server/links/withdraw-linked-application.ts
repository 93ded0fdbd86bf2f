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
      // a run has its list: what it deals stays
      .where('run_id', 'is', null)
      .forUpdate(),
  )
  if (waiting === undefined) return { withdrawn: false }
  // whoever took the confirmation back need not be known to the manager of the mother fund
  const by = { ...ctx, actor: register }
  await moveCase(by, applicationCases, waiting, 'withdraw', { who: 'system', reason })
  return { withdrawn: true }
})
