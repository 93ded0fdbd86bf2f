import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, sql, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { investorChangeDecide as call } from '../../contract/investors/investor-changes.ts'
import { q } from '../tables.ts'
import { applyChange } from './apply-change.ts'
import { investorChangeCases } from './investor-change-cases.ts'
import { uniqueInvestor } from './unique-investor.ts'

export const investorChangeDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (action === 'refuse' && reason === '') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const found = await db.one(q.selectFrom('ta.investor_change').selectAll().where('id', '=', id))
  if (found.version !== version) refuse(platformErrors.conflict)
  const isAuthor = actor.persons.includes(found.entered_by)
  if (action === 'withdraw' && !isAuthor) refuse(taErrors.ownOnly)
  if (action !== 'withdraw' && isAuthor) refuse(taErrors.secondPerson)
  await moveCase(ctx, investorChangeCases, found, action, {
    who: isAuthor ? 'author' : 'reviewer',
    reason,
    changes: { reason, decided_by: actor.personId, decided_name: actor.name, decided_at: now },
  })
  if (action !== 'pass') return { investorId: found.investor_id }
  const investorId = await uniqueInvestor(applyChange(ctx, found))
  if (found.investor_id === null)
    await db.run(
      q
        .updateTable('ta.investor_change')
        .set({ investor_id: sql<string>`${investorId}::bigint` })
        .where('id', '=', id),
    )
  return { investorId }
})
