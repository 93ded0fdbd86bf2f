import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Seals a fund password with AES-256-GCM: base64 of nonce, tag and cipher text. It is bound to its application:
 * copied into another application's row, it cannot be opened.
 * @param key 32 bytes, the key of this installation
 */
export function sealFundPassword(key: Uint8Array, projectNo: string, password: string): string {
  if (password === '') return ''
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(projectNo))
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Returns the clear text. Throws if the seal was altered, copied from another row or made with another key. */
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
