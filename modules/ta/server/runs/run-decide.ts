import { refuse } from '@iisp/contract'
import { type WriteContext, moveCase, writer } from '@iisp/server'
import { runDecide as call } from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { isOtherPerson } from '../../rules/dealing/nav-actions.ts'
import { forgetComputed } from './forget-computed.ts'
import { loadRun } from './load-run.ts'
import { runCases } from './run-cases.ts'
import { letConversionsGo } from '../conversions/incoming.ts'
import { letGo } from './run-start.ts'

export const runDecide = writer(call, async (ctx, { action, ...input }) => {
  const reason = input.reason.trim()
  if (reason === '' && action !== 'approve') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const run = await loadRun(ctx.db, input)
  if (action === 'approve' && !isOtherPerson(run.computed_by, ctx.actor.persons))
    refuse(taErrors.runSecondPerson)
  const { to, version } = await moveCase(ctx, runCases, run, action, {
    who: 'register',
    reason,
    changes: changesBy(ctx, action, reason),
    also: action === 'stop' ? { released: letGo(run) } : {},
  })
  if (action === 'stop') await ctx.db.run(letConversionsGo(run))
  if (action !== 'approve') await forgetComputed(ctx.db, 'run_id', run.id)
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
