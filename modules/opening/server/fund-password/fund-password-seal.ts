import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Seals a fund password with AES-256-GCM: base64 of nonce, tag and cipher text. It is bound to its application:
 * put into another's row it does not open.
 * @param key 32 bytes, of the installation
 */
export function sealFundPassword(key: Uint8Array, projectNo: string, password: string): string {
  if (password === '') return ''
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(projectNo))
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The password in the clear; throws where it was altered, moved or sealed with another key. */
export function openFundPassword(key: Uint8Array, projectNo: string, sealed: string): string {
  if (sealed === '') return ''
  const bytes = Buffer.from(sealed, 'base64')
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  opener.setAAD(Buffer.from(projectNo))
  opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]).toString(
    'utf8',
  )
}
