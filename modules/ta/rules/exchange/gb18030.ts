import iconv from 'iconv-lite'

const decoder = new TextDecoder('gb18030', { fatal: true })

/** The text of GB18030 bytes; null if they are invalid or end inside a character. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/**
 * The bytes of a text, or its first character that has no exact code. The encoded text is decoded again and compared,
 * for two reasons: encoder and decoder follow different editions of the standard for some private-use characters, and
 * the encoder writes a question mark for a character that it cannot encode.
 */
export function encodeText(text: string): Uint8Array | { readonly inexact: string } {
  const bytes = iconv.encode(text, 'gb18030')
  if (decodeText(bytes) === text) return bytes
  const inexact = Array.from(text).find((one) => decodeText(iconv.encode(one, 'gb18030')) !== one)
  return { inexact: inexact ?? text }
}

/** Names a character by its code point, as 'U+20BB7'. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
