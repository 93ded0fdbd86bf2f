import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import type { SessionContext, Writer } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { splitSealed } from '../rules/password-transport.ts'
import type { Identity } from './identity.ts'
import { q } from './tables.ts'

export const nonceSeconds = 60

export async function issueNonce(db: Writer, now: Date): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + nonceSeconds * 1000)
  await db.run(q.insertInto('identity.login_nonce').values({ nonce, expires_at: expiresAt }))
  return nonce
}

function openSeal(privateKey: KeyObject, sealed: string): { digest: string; nonce: string } {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const plain = privateDecrypt(
      { key: privateKey, padding, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    )
    const parts = splitSealed(plain.toString('latin1'))
    if (parts !== null) return parts
  } catch {
    // Sealed to another key, or no seal at all: the same to the caller as a stale one.
  }
  throw new Refusal(identityErrors.loginExpired)
}

/**
 * Opens passwords sealed with one nonce, which is used up by it, and gives their digests in order.
 * Refuses what was sealed to another key, with a nonce used or older than 60 s, or with different nonces.
 */
export async function openSealed<const S extends readonly string[]>(
  identity: Identity,
  ctx: Pick<SessionContext, 'transact' | 'now'>,
  sealed: S,
): Promise<{ [K in keyof S]: string }> {
  const opened = sealed.map((one) => openSeal(identity.passwordKey.privateKey, one))
  const nonces = new Set(opened.map((one) => one.nonce))
  const [nonce] = nonces
  if (nonce === undefined || nonces.size > 1) throw new Refusal(identityErrors.loginExpired)
  const used = await ctx.transact((db) =>
    db.run(q.deleteFrom('identity.login_nonce').where('nonce', '=', nonce).where('expires_at', '>', ctx.now)),
  )
  if (used !== 1) throw new Refusal(identityErrors.loginExpired)
  return opened.map((one) => one.digest) as { [K in keyof S]: string }
}
