import { ExchangeError } from './exchange-error.ts'

export interface Line {
  /** Counts from 1. */
  readonly number: number
  /** Without its line break. */
  readonly bytes: Uint8Array
  readonly ending: 'crlf' | 'lf' | 'none'
}

/** The lines of all known profiles are much shorter. The bound limits memory use for a file without line breaks. */
export const longestLine = 65_536

/** The lines of a stream of bytes. CR LF cannot be part of a GB18030 character, so the bytes need not be decoded. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line, undefined> {
  let rest = new Uint8Array()
  let number = 0
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : joined(rest, chunk)
    let start = 0
    for (;;) {
      const end = bytes.indexOf(0x0a, start)
      if (end < 0) break
      number += 1
      yield lineOf(bytes.subarray(start, end), number)
      start = end + 1
    }
    rest = bytes.slice(start)
    if (rest.length > longestLine)
      throw new ExchangeError({
        code: 'lineTooLong',
        line: number + 1,
        params: { limit: String(longestLine) },
      })
  }
  if (rest.length > 0) yield { number: number + 1, bytes: rest, ending: 'none' }
  return undefined
}

function lineOf(bytes: Uint8Array, number: number): Line {
  const last = bytes.length - 1
  if (last >= 0 && bytes[last] === 0x0d) return { number, bytes: bytes.subarray(0, last), ending: 'crlf' }
  return { number, bytes, ending: 'lf' }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
