import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import type { DataHeader } from './data-header.ts'
import { parseDataFileName } from './file-name.ts'

/** A fault that concerns a file as a whole, or its place in a set. */
export interface FileFault {
  readonly file: string
  readonly fault: ExchangeFault
}

/** Differences between the data files that an index lists and the data files received. */
export function judgeSet(listed: readonly string[], received: readonly string[]): readonly FileFault[] {
  const missing = listed.filter((name) => !received.includes(name))
  const unlisted = received.filter((name) => !listed.includes(name))
  return [
    ...missing.map((name): FileFault => ({
      file: name,
      fault: { code: 'fileMissing', params: { found: name } },
    })),
    ...unlisted.map((name): FileFault => ({
      file: name,
      fault: { code: 'fileUnlisted', params: { found: name } },
    })),
  ]
}

/** The first line of a header that differs from the name of its file; null if all agree. */
export function judgeHeader(name: string, header: DataHeader): ExchangeFault | null {
  const parts = parseDataFileName(name)
  if (parts === null) return { code: 'fileName', params: { found: name } }
  const lines = { creator: 3, receiver: 4, date: 5, type: 7 } as const
  for (const what of ['creator', 'receiver', 'date', 'type'] as const)
    if (parts[what] !== header[what])
      return { code: 'fileNameOther', line: lines[what], params: { what, found: header[what] } }
  return null
}
