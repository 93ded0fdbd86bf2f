import { platformErrors, refuse, isOtherPerson } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler, sql } from '@iisp/server'
import { staffEnabledSave as call } from '../../../contract/people/staff.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { identityTopics } from '../../../contract/topics.ts'
import { staffFault } from '../../../rules/people/staff.ts'
import type { Identity } from '../../identity.ts'
import { endSessionsOf, tellEnded, tellRights } from '../../sessions/sessions.ts'
import { q } from '../../tables.ts'
import { staffToChange } from './staff.ts'

export const staffEnabledSave = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const { actor, now } = ctx
    const { id, enabled, version } = input
    const reason = input.reason.trim()
    if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
    const ended = await ctx.transact(async (db) => {
      const one = await staffToChange(db, actor, id)
      const facts = {
        ...one,
        own: !isOtherPerson(one.person_id, actor.persons),
        asAnother: actor.behind !== null,
      }
      const fault = staffFault(facts, enabled ? 'enable' : 'disable')
      if (fault !== null) refuse(staffErrors[fault])
      const changed = await db.run(
        q
          .updateTable('identity.account')
          .set({
            enabled,
            version: sql`version + 1`,
            state_by: actor.name,
            state_at: now,
            state_reason: reason,
          })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('enabled', '<>', enabled),
      )
      if (changed === 0) refuse(platformErrors.conflict)
      const { institution_id: institutionId } = one
      db.audit({
        institutionId,
        action: enabled ? 'identity.account-enable' : 'identity.account-disable',
        object: `account:${id}`,
        detail: { account: one.email, reason },
      })
      db.emit({ topic: identityTopics.staffChanged, audience: [institutionId, '*'], payload: { id } })
      return enabled ? [] : endSessionsOf(db, id, now)
    })
    tellEnded(identity.bus, ...ended)
    // Sessions that act as this account end as well.
    tellRights(identity.bus)
    return null
  })
