import { createHmac, timingSafeEqual } from 'node:crypto'

/** Tolerance in seconds for a signed message's time, into the past and the future. */
const tolerance = 300

/** HMAC-SHA256 in hexadecimal over the lines joined by line feeds, by which external services and the portal authenticate to each other. */
export const signatureOf = (secret: string, lines: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex')

export function isSignature(secret: string, lines: readonly (string | number)[], signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, lines), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** @param timestamp seconds since 1970, as the sender signed it */
export const isTimely = (timestamp: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - timestamp) <= tolerance
