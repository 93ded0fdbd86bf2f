import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, hashSessionId, sessionHandler } from '@iisp/server'
import { changeManagerTypeOption as changeManagerTypeOptionCall } from '../../contract/own-identities.ts'
import { whoErrors } from '../../contract/who-errors.ts'
import { offeredSides } from '../../rules/own-identities/sides.ts'
import type { Identity } from '../identity.ts'
import { readProfile } from '../sessions/read-profile.ts'
import { renewSession, tellReplaced } from '../sessions/sessions.ts'
import { readRegistration } from './read-registration.ts'

export const changeManagerTypeOption = (identity: Identity): Handler =>
  sessionHandler<typeof changeManagerTypeOptionCall, PersonActor>(
    changeManagerTypeOptionCall,
    async (ctx, { managerType }) => {
      const { actor } = ctx
      const registration = await readRegistration(ctx.db, actor)
      if (!offeredSides(registration).includes(managerType)) throw new Refusal(whoErrors.sideNotOffered)
      const id = await ctx.transact(async (db) => {
        // A zone belongs to the side on which it was chosen.
        const renewed = await renewSession(db, actor.sessionHash, { manager_type: managerType, zone_type: 0 })
        if (renewed === null) throw new Refusal(platformErrors.notSignedIn)
        db.audit({
          institutionId: actor.institutionId,
          action: 'identity.changed-side',
          object: `account:${actor.accountId}`,
          detail: { from: registration.side, to: managerType },
        })
        return renewed
      })
      ctx.setSession(id, actor.institutionId)
      tellReplaced(identity.bus, actor.sessionHash)
      return readProfile(ctx.db, { ...actor, sessionHash: hashSessionId(id) })
    },
  )
