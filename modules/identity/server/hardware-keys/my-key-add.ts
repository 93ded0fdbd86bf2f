import { type Input, Refusal } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type PersonActor, type SessionContext, sessionHandler } from '@iisp/server'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import { myKeyAdd as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'
import { keyChanged } from './tell-key-change.ts'
import { takeChallenge } from './key-challenges.ts'
import { keysOf, needFactor, refuseTooMany, rpIdOf } from './keys.ts'

export const myKeyAdd = sessionHandler<typeof call, PersonActor>(
  call,
  async (ctx, { uuid, name, credential }) => {
    needFactor(ctx)
    const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
    const challenge = await takeChallenge(ctx, 'add', uuid)
    const key = challenge.account === owner.email ? await newKey(ctx, challenge.challenge, credential) : null
    if (key === null) throw new Refusal(hardwareKeyErrors.keyRefused)
    await ctx.transact(async (db) => {
      // The row lock serialises additions, so that concurrent ones cannot exceed the limit.
      await db.one(
        q
          .selectFrom('identity.credential')
          .select('account_id')
          .where('account_id', '=', owner.account_id)
          .forUpdate(),
      )
      refuseTooMany(await keysOf(db, owner.account_id))
      const added = await db.run(
        q
          .insertInto('identity.hardware_key')
          .values({
            account_id: owner.account_id,
            credential_id: credential.id,
            public_key: key.publicKey,
            counter: String(key.counter),
            transports: credential.transports,
            name,
            added_at: ctx.now,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing()),
      )
      if (added === 0) throw new Refusal(hardwareKeyErrors.keyTaken)
      db.emit({
        topic: keyChanged,
        audience: [],
        payload: { accountId: owner.account_id, change: 'added', name, at: businessDateTime(ctx.now) },
      })
      db.audit({
        institutionId: ctx.actor.institutionId,
        action: 'identity.key-added',
        object: `account:${owner.account_id}`,
        detail: { name },
      })
    })
    return null
  },
)

/** Public key and counter of a new key, or null if its answer is not valid. */
async function newKey(
  { origins }: SessionContext<PersonActor>,
  challenge: string,
  { id, clientDataJSON, attestationObject }: Input<typeof call>['credential'],
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const judged = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpIdOf(origins),
    requireUserVerification: false,
  }).catch(() => null)
  const credential = judged?.registrationInfo?.credential
  if (judged?.verified !== true || credential === undefined || credential.id !== id) return null
  return { publicKey: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter }
}
