/**
 * Digest of a password for transport: trimmed, SHA-256, upper-case hexadecimal. Needs a secure
 * context.
 */
export async function passwordDigest(password: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.trim()))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

const nonceLength = 22
/** RSA-OAEP-SHA-256 with 2048 bits holds 190 bytes, part of which the nonce takes. */
export const newPasswordBytes = 190 - nonceLength

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/**
 * Seals a password for one request: base64 of RSA-OAEP-SHA-256(digest + nonce).
 * @param publicKey SPKI, base64
 */
export const sealPassword = async (password: string, publicKey: string, nonce: string): Promise<string> =>
  seal((await passwordDigest(password)) + nonce, publicKey)

/** Seals a password that is being set: the password itself, since only the server can judge it. */
export const sealNewPassword = (password: string, publicKey: string, nonce: string): Promise<string> =>
  seal(password + nonce, publicKey)

async function seal(text: string, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', bytes(publicKey), algorithm, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

/** An opened seal: 64 hexadecimal digits, then the nonce. Null where it has another form. */
export function splitSealed(plain: string): { digest: string; nonce: string } | null {
  const parts = /^([0-9A-F]{64})([A-Za-z0-9_-]{22})$/.exec(plain)
  return parts === null ? null : { digest: parts[1] as string, nonce: parts[2] as string }
}

/** An opened seal of a new password: the password in UTF-8, then the nonce. Null where it has another form. */
export function splitSealedNew(plain: Uint8Array): { password: string; nonce: string } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
    const [password, nonce] = [text.slice(0, -nonceLength), text.slice(-nonceLength)]
    return /^[A-Za-z0-9_-]{22}$/.test(nonce) ? { password, nonce } : null
  } catch {
    return null
  }
}
