import { type WriteContext, caseToDecide, moveCase, writer } from '@iisp/server'
import { runDecide as call } from '../../../contract/dealing/runs.ts'
import { discardResults } from './discard-results.ts'
import { runCases } from './run-cases.ts'
import { releaseConversions } from '../../conversions/incoming.ts'
import { releaseApplications } from './run-start.ts'

export const runDecide = writer(call, async (ctx, input) => {
  const { action } = input
  const { row: run, way, reason } = await caseToDecide(ctx, runCases, input, { sides: ['register'] })
  const { to, version } = await moveCase(ctx, runCases, run, action, {
    who: way.who,
    reason,
    changes: changesBy(ctx, action, reason),
    also: action === 'stop' ? { released: releaseApplications(run) } : {},
  })
  if (action === 'stop') await ctx.db.run(releaseConversions(run))
  if (action !== 'approve') await discardResults(ctx.db, 'run_id', run.id)
  return { id: run.id, state: to, version }
})

const changesBy = ({ actor }: WriteContext, action: 'approve' | 'return' | 'stop', reason: string) =>
  action === 'approve'
    ? { approved_by: actor.personId, approved_name: actor.name }
    : {
        reason,
        approved_by: null,
        approved_name: '',
        computed_by: null,
        computed_name: '',
        computed_at: null,
        nav_id: null,
        unit_nav: null,
        terms_id: null,
        digest: null,
        totals: null,
        decision: null,
      }
