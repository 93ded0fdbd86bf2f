import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { navDecide as call } from '../../contract/dealing/nav.ts'
import { taErrors } from '../../contract/errors.ts'
import { isOtherPerson } from '../../rules/dealing/nav-actions.ts'
import { q } from '../tables.ts'
import { navCases } from './nav-cases.ts'

export const navDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '' && action === 'refuse') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const nav = await db.one(q.selectFrom('ta.nav').selectAll().where('id', '=', id))
  if (nav.version !== version) refuse(platformErrors.conflict)
  if (!isOtherPerson(nav.entered_by, actor.persons)) refuse(taErrors.secondPerson)
  const { to } = await moveCase(ctx, navCases, nav, action, {
    who: 'register',
    reason,
    changes: { reason, decided_by: actor.personId, decided_name: actor.name, decided_at: now },
  })
  return { state: to }
})
