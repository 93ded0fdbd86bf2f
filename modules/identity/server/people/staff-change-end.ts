import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { staffChangeEnd as call } from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { isSecond } from '../../rules/people/staff-changes.ts'
import { decidedBy, staffChangeToDecide } from './decide-staff-change.ts'
import { staffChangeCases } from './staff-changes.ts'
import { tellDeclined } from './tell-staff.ts'

export const staffChangeEnd = writer(call, async (ctx, { id, action, reason: typed }) => {
  const { db, actor, now } = ctx
  const reason = typed.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const change = await staffChangeToDecide(db, actor, id)
  const { proposed_by: proposer, person_id: concerned } = change
  const isMine = actor.persons.includes(proposer)
  if (action === 'withdraw' && !isMine) refuse(staffErrors.notYourStaffChange)
  if (action === 'decline' && !isSecond({ proposer, concerned }, actor.persons))
    refuse(staffErrors.ownStaffChange)
  await moveCase(ctx, staffChangeCases, change, action, {
    who: action === 'withdraw' ? 'proposer' : 'administrator',
    changes: decidedBy(actor, now, reason),
    detail: { account: change.account, reason },
  })
  if (action === 'decline') tellDeclined(db, change, reason)
  return null
})
