import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, stateLiteral, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { termsDecide as call } from '../../contract/terms/terms-desk.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { type StoredTerms, q } from '../tables.ts'
import { refuseDealtDays } from './check-terms.ts'
import { termsCases } from './terms-cases.ts'

/** Terms that hold from the same day on. Needs the lock of the fund. */
const approvedFor = ({ product_id, effective_from }: StoredTerms) =>
  q
    .selectFrom('ta.fund_terms')
    .selectAll()
    .where('product_id', '=', product_id)
    .where('effective_from', '=', effective_from)
    .where('status', '=', stateLiteral(termsFlow.codes.approved))

export const termsDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '' && action === 'refuse') refuse(taErrors.reasonMissing, { fields: 'reason' })
  const found = await db.one(q.selectFrom('ta.fund_terms').selectAll().where('id', '=', id))
  if (found.version !== version) refuse(platformErrors.conflict)
  const isAuthor = actor.persons.includes(found.entered_by)
  if (action === 'withdraw' && !isAuthor) refuse(termsErrors.termsOwnOnly)
  if (action !== 'withdraw' && isAuthor) refuse(taErrors.secondPerson)
  if (action === 'approve') {
    await refuseDealtDays(db, found.product_id, found.effective_from)
    const former = await db.maybe(approvedFor(found))
    if (former !== undefined)
      await moveCase(ctx, termsCases, former, 'replace', { who: 'system', detail: { by: id } })
  }
  const { to } = await moveCase(ctx, termsCases, found, action, {
    who: isAuthor ? 'author' : 'register',
    reason,
    changes: { reason, decided_by: actor.personId, decided_name: actor.name, decided_at: now },
  })
  return { state: to }
})
