import { Refusal, platformErrors } from '@iisp/contract'
import type { PersonActor, SessionContext, Writer } from '@iisp/server'
import type { SessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { renewSession, tellReplaced } from '../sessions/sessions.ts'

interface Proof {
  readonly owner: SessionOwner
  readonly factor: 'sms' | 'key'
  /** Uses up the proven factor, in the same transaction. */
  readonly spend?: (db: Writer) => Promise<unknown>
}

/** Records that the second factor was just proven. The session continues under a new id and may move money for a while. */
export async function proveFactor(
  identity: Identity,
  ctx: SessionContext<PersonActor>,
  { owner, factor, spend }: Proof,
): Promise<void> {
  const { actor } = ctx
  const id = await ctx.transact(async (db) => {
    await spend?.(db)
    const renewed = await renewSession(db, actor.sessionHash, { factor_at: ctx.now })
    if (renewed === null) throw new Refusal(platformErrors.notSignedIn)
    db.audit({
      institutionId: actor.institutionId,
      action: 'identity.factor-proven',
      object: `account:${owner.account_id}`,
      detail: { factor },
    })
    return renewed
  })
  ctx.setSession(id, actor.institutionId)
  tellReplaced(identity.bus, actor.sessionHash)
}
