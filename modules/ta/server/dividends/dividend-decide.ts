import { refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { dividendDecide as call } from '../../contract/dividends/dividends.ts'
import { taErrors } from '../../contract/errors.ts'
import { isOtherPerson } from '../../rules/dealing/nav-actions.ts'
import { forgetComputed } from '../runs/forget-computed.ts'
import { dividendCases } from './dividend-cases.ts'
import { loadDividend } from './load-dividend.ts'

export const dividendDecide = writer(call, async (ctx, { action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '' && action !== 'approve') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const dividend = await loadDividend(db, input)
  if (action !== 'stop' && !isOtherPerson(dividend.entered_by, actor.persons)) refuse(taErrors.secondPerson)
  const decided = { decided_by: actor.personId, decided_name: actor.name, decided_at: now }
  const { to, version } = await moveCase(ctx, dividendCases, dividend, action, {
    who: 'register',
    reason,
    changes: action === 'stop' ? {} : decided,
  })
  if (action === 'stop') await forgetComputed(db, 'dividend_id', dividend.id)
  return { id: dividend.id, state: to, version }
})
