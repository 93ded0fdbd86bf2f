import { ExchangeError } from './exchange-error.ts'
import type { HeadingReader } from './heading-reader.ts'
import { marks } from './marks.ts'
import type { Profile } from './profile.ts'

/** Reads line 2 and refuses a version that the profile does not accept. */
export async function readVersion(reader: HeadingReader, profile: Profile): Promise<void> {
  const { text, line } = await reader.text('version', profile.frame.version)
  if (!profile.acceptedVersions.includes(text))
    throw new ExchangeError({
      code: 'version',
      line,
      params: { found: text, expected: profile.acceptedVersions.join(' / ') },
    })
}

const end = new TextEncoder().encode(marks.end)
export const isEnd = (bytes: Uint8Array): boolean =>
  bytes.length === end.length && bytes.every((byte, index) => byte === end[index])

/** OFDCFEND, with or without a line break, and nothing after it. */
export async function readEnd(
  reader: HeadingReader,
  otherwise: { readonly code: 'endMissing' | 'indexEndMissing'; readonly params?: Record<string, string> },
): Promise<void> {
  const last = await reader.next()
  if (last === undefined || !isEnd(last.bytes))
    throw new ExchangeError({ ...otherwise, ...(last === undefined ? {} : { line: last.number }) })
  if (last.ending === 'lf') throw new ExchangeError({ code: 'lineBreak', line: last.number })
  const more = await reader.next()
  if (more !== undefined) throw new ExchangeError({ code: 'afterEnd', line: more.number })
}
