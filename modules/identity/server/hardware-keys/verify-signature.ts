import { type Input, Refusal } from '@iisp/contract'
import { type SessionContext, sql } from '@iisp/server'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import type { ukeyVerifySign } from '../../contract/hardware-keys.ts'
import { type LoginAccount, findLoginAccount } from '../accounts.ts'
import { keepSignIn } from '../sign-in/keep-sign-in.ts'
import { q } from '../tables.ts'
import { countWhere, endOf } from '../time-limits.ts'
import type { KeyChallenge } from './key-challenges.ts'
import { rpIdOf } from './keys.ts'

type Signed = Pick<Input<typeof ukeyVerifySign>, 'randomCode' | 'assertion'>
type Assertion = Signed['assertion']
type Verifying = Pick<SessionContext, 'db' | 'transact' | 'now' | 'network' | 'userAgent' | 'origins'>
interface StoredKey {
  readonly id: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: string
}

/**
 * Verifies a signature over a challenge that was used up before, and records the key's use. Throws
 * keyRefused if it is not valid.
 */
export async function verifySignature(
  ctx: Verifying,
  challenge: KeyChallenge,
  { randomCode, assertion }: Signed,
): Promise<void> {
  const account = await findLoginAccount(ctx.db, challenge.account)
  const key = account && (await findKey(ctx, account, assertion.id))
  const counter =
    key === undefined || randomCode !== challenge.challenge
      ? null
      : await counterOf(ctx, challenge.challenge, key, assertion)
  if (key !== undefined && counter !== null && (await noteUse(ctx, key, counter))) return
  if (account !== undefined) await noteRefused(ctx, account)
  throw new Refusal(hardwareKeyErrors.keyRefused)
}

const findKey = ({ db }: Verifying, account: LoginAccount, credentialId: string) =>
  db.maybe(
    q
      .selectFrom('identity.hardware_key')
      .select(['id', 'credential_id', 'public_key', 'counter'])
      .where('account_id', '=', account.account_id)
      .where('credential_id', '=', credentialId),
  )

/** The key's counter after this signature, or null if the signature is not valid. */
async function counterOf(
  ctx: Verifying,
  challenge: string,
  key: StoredKey,
  { id, ...response }: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const judged = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...ctx.origins],
    expectedRPID: rpIdOf(ctx.origins),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: Number(key.counter),
    },
    // the password is the other factor; many keys have no PIN
    requireUserVerification: false,
  }).catch(() => null)
  return judged?.verified === true ? judged.authenticationInfo.newCounter : null
}

/** False if the same signature, or a copy of the key, was used first. */
async function noteUse(ctx: Verifying, key: StoredKey, counter: number): Promise<boolean> {
  const used = await ctx.transact((db) =>
    db.run(
      q
        .updateTable('identity.hardware_key')
        .set({ counter: String(counter), used_at: ctx.now })
        .where('id', '=', key.id)
        .where('counter', '=', key.counter),
    ),
  )
  return used === 1
}

/**
 * Number of refused signatures of an account that are logged per hour; a stranger could send any
 * number of them.
 */
const notedAnHour = 20

const noteRefused = (ctx: Verifying, account: LoginAccount) =>
  ctx.transact(async (db) => {
    const { refused } = await db.one(
      q
        .selectFrom('identity.sign_in')
        .select(countWhere(sql`result = 'wrong-key'`).as('refused'))
        .where('account_id', '=', account.account_id)
        .where('at', '>', endOf(ctx.now, -3600)),
    )
    if (refused >= notedAnHour) return
    await keepSignIn(db, ctx, account.account_id, 'wrong-key')
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.key-refused',
      object: `account:${account.account_id}`,
      detail: { network: ctx.network },
    })
  })
