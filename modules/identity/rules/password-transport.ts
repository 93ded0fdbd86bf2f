/** What a password becomes before it travels: trimmed, SHA-256, upper-case hexadecimal. Needs a secure context. */
export async function passwordDigest(password: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.trim()))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/**
 * Seals a password for one request: base64 of RSA-OAEP-SHA-256(digest + nonce).
 * @param publicKey SPKI, base64
 */
export async function sealPassword(password: string, publicKey: string, nonce: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', bytes(publicKey), algorithm, false, ['encrypt'])
  const plain = new TextEncoder().encode((await passwordDigest(password)) + nonce)
  const sealed = await crypto.subtle.encrypt(algorithm, key, plain)
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

/** An opened seal: 64 hexadecimal digits, then the nonce. Null where it has another form. */
export function splitSealed(plain: string): { digest: string; nonce: string } | null {
  const parts = /^([0-9A-F]{64})([A-Za-z0-9_-]{22})$/.exec(plain)
  return parts === null ? null : { digest: parts[1] as string, nonce: parts[2] as string }
}
