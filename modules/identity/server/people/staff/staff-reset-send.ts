import { isOtherPerson, platformErrors, refuse } from '@iisp/contract'
import { type SharedLimit, takeShared, writer } from '@iisp/server'
import { staffResetSend as call } from '../../../contract/people/staff.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { staffFault } from '../../../rules/people/staff.ts'
import { q } from '../../tables.ts'
import { staffToChange } from './staff.ts'
import { resetSent } from './tell-reset-sent.ts'

/** Mails to one person: three in a row, then one every twenty minutes. */
const mailLimit: SharedLimit = {
  name: 'identity.staff-reset',
  perMinute: 0.05,
  minutes: 60,
  error: staffErrors.resetSentTooOften,
}

export const staffResetSend = writer(call, async ({ db, actor, now }, input) => {
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const one = await staffToChange(db, actor, input.id)
  const own = !isOtherPerson(one.person_id, actor.persons)
  const fault = staffFault({ ...one, own, asAnother: actor.behind !== null }, 'reset')
  if (fault !== null) refuse(staffErrors[fault])
  if (!one.enabled) refuse(platformErrors.conflict)
  await takeShared(db, mailLimit, one.id, now)
  await db.run(
    q
      .updateTable('identity.login_attempt')
      .set({ failures: 0, sms_failures: 0 })
      .where('account', '=', one.email),
  )
  db.audit({
    institutionId: one.institution_id,
    action: 'identity.reset-sent',
    object: `account:${one.id}`,
    detail: { account: one.email, reason },
  })
  db.emit({ topic: resetSent, audience: [], payload: { account: one.email, by: actor.name } })
  return null
})
