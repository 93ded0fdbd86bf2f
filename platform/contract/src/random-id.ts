const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
// The largest multiple of 62 in a byte: bytes from here on would favour the first characters.
const fair = 248

/** Random text of [0-9A-Za-z] from the system's secure source; 32 characters carry 190 bits. */
export function randomId(length = 32): string {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && id.length < length) id += alphabet[byte % 62]
    }
  }
  return id
}
