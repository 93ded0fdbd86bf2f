import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

const derived = (pepper: Uint8Array, purpose: string): Buffer =>
  createHmac('sha256', pepper).update(`verification ${purpose}`).digest()

/**
 * The stored form of an identity number: equal numbers give equal hashes, which cannot be guessed
 * without the pepper.
 */
export const hashIdNumber = (pepper: Uint8Array, idNumber: string): string =>
  createHmac('sha256', derived(pepper, 'identity number')).update(idNumber.trim().toUpperCase()).digest('hex')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The phone's token holds the identity number under a seal, so that the number need not be stored between the two
 * steps of the phone.
 */
export function sealToken(pepper: Uint8Array, verifiedId: string, idNumber: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derived(pepper, 'phone token'), nonce).setAAD(
    Buffer.from(verifiedId),
  )
  const sealed = Buffer.concat([cipher.update(idNumber, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The identity number under the seal, or null where this installation did not seal it for this id. */
export function openToken(pepper: Uint8Array, verifiedId: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', derived(pepper, 'phone token'), bytes.subarray(0, 12))
      .setAAD(Buffer.from(verifiedId))
      .setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
