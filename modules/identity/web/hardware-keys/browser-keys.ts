/**
 * `browser`: the browser does not support keys. `address`: it refuses them here, on a bare address
 * or without https.
 */
export type KeyFault = 'browser' | 'address'

const isBareAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** The reason why keys cannot be used in this browser at this address, or null. */
export function missingForKeys(): KeyFault | null {
  if (isBareAddress(location.hostname) || !window.isSecureContext) return 'address'
  return 'PublicKeyCredential' in window && navigator.credentials !== undefined ? null : 'browser'
}
