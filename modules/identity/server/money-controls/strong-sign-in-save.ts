import { platformErrors, refuse } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { strongSignInSave as call } from '../../contract/money-controls.ts'
import type { Identity } from '../identity.ts'
import { tellRights } from '../sessions/sessions.ts'
import { q } from '../tables.ts'

export const strongSignInSave = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const { institutionId, strongSignIn, version } = input
    const reason = input.reason.trim()
    if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
    await ctx.transact(async (db) => {
      const switched = await db.run(
        q
          .updateTable('identity.institution')
          .set((eb) => ({
            strong_sign_in: strongSignIn,
            strong_sign_in_version: eb('strong_sign_in_version', '+', 1),
            strong_sign_in_by: ctx.actor.name,
            strong_sign_in_at: ctx.now,
          }))
          .where('institution_id', '=', institutionId)
          .where('strong_sign_in_version', '=', version)
          .where('strong_sign_in', '<>', strongSignIn),
      )
      if (switched === 0) {
        const known = await db.maybe(
          q
            .selectFrom('identity.institution')
            .select('institution_id')
            .where('institution_id', '=', institutionId),
        )
        refuse(known === undefined ? platformErrors.notFound : platformErrors.conflict)
      }
      db.audit({
        institutionId,
        action: 'identity.strong-sign-in',
        object: `institution:${institutionId}`,
        detail: { strongSignIn: { from: !strongSignIn, to: strongSignIn }, reason },
      })
    })
    tellRights(identity.bus)
    return null
  })
