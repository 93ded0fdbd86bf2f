/** First and last byte of a part of a file, counted from 0, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, section 14): undefined is the whole file, null is
 * a part that the file does not have. Several parts at once are answered with the whole file, as the standard allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, first = '', last = ''] = asked ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 || size === 0
      ? null
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : null
}
