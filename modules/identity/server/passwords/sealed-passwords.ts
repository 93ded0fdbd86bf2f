import { constants, privateDecrypt, randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import type { SessionContext, Writer } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { splitSealed, splitSealedNew } from '../../rules/passwords/password-transport.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { endOf, isWithin } from '../time-limits.ts'

export const nonceSeconds = 60

export async function issueNonce(db: Writer, now: Date): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  await db.run(q.insertInto('identity.login_nonce').values({ nonce, expires_at: endOf(now, nonceSeconds) }))
  return nonce
}

function decrypt({ passwordKey }: Identity, sealed: string): Buffer | null {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt(
      { key: passwordKey.privateKey, padding, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    )
  } catch {
    // A seal with another key, or none at all, is answered like an expired one.
    return null
  }
}

function openSeal(identity: Identity, sealed: string): { digest: string; nonce: string } {
  const parts = splitSealed(decrypt(identity, sealed)?.toString('latin1') ?? '')
  if (parts === null) throw new Refusal(identityErrors.loginExpired)
  return parts
}

function openNewSeal(identity: Identity, sealed: string): { password: string; nonce: string } {
  const parts = splitSealedNew(decrypt(identity, sealed) ?? Buffer.alloc(0))
  if (parts === null) throw new Refusal(identityErrors.loginExpired)
  return parts
}

type Opening = Pick<SessionContext, 'transact' | 'now'>

/** Uses up the nonce, which all seals of a request must share. */
async function spendNonce(ctx: Opening, nonces: readonly string[]): Promise<void> {
  const [nonce] = nonces
  const isOne = nonce !== undefined && new Set(nonces).size === 1
  const used = isOne
    ? await ctx.transact((db) =>
        db.run(
          q
            .deleteFrom('identity.login_nonce')
            .where('nonce', '=', nonce)
            .where(isWithin(ctx.now, nonceSeconds)),
        ),
      )
    : 0
  if (used !== 1) throw new Refusal(identityErrors.loginExpired)
}

/**
 * Opens passwords that were sealed with one nonce, uses the nonce up, and returns their digests in order. Refuses other
 * keys, used nonces, nonces older than 60 s, and seals with different nonces.
 */
export async function openSealed<const S extends readonly string[]>(
  identity: Identity,
  ctx: Opening,
  sealed: S,
): Promise<{ [K in keyof S]: string }> {
  const opened = sealed.map((one) => openSeal(identity, one))
  await spendNonce(
    ctx,
    opened.map((one) => one.nonce),
  )
  return opened.map((one) => one.digest) as { [K in keyof S]: string }
}

/**
 * Opens the seals of a password change: the digest of the old password, and the new password in
 * plain text.
 */
export async function openChange(
  identity: Identity,
  ctx: Opening,
  change: { readonly oldPassword: string; readonly newPassword: string },
): Promise<{ digest: string; password: string }> {
  const old = openSeal(identity, change.oldPassword)
  const fresh = openNewSeal(identity, change.newPassword)
  await spendNonce(ctx, [old.nonce, fresh.nonce])
  return { digest: old.digest, password: fresh.password }
}

/** The same for a new password alone. */
export async function openNew(identity: Identity, ctx: Opening, newPassword: string): Promise<string> {
  const { password, nonce } = openNewSeal(identity, newPassword)
  await spendNonce(ctx, [nonce])
  return password
}
