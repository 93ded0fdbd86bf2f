const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Random text of [A-Za-z0-9_-], 6 bits per character. Valid as an `idempotency-key`. */
export function randomId(length = 32): string {
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(length))) id += letters[byte & 63]
  return id
}
