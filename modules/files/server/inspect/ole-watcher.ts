import { fileErrors } from '../../contract/errors.ts'
import { macroStorage } from '../../rules/macro-names.ts'
import type { Watcher } from './watcher.ts'

/** A directory entry of a compound file ([MS-CFB] 2.6.1): name in UTF-16, its length at 64, its type at 66. */
const entryBytes = 128
const longestName = 64

/** Office's binary format: macros lie in storages with names of their own. Entries begin at multiples of their size. */
export function oleWatcher(): Watcher {
  let rest: Buffer = Buffer.alloc(0)
  let found = false
  return {
    push: async (piece) => {
      if (found) return
      const seen = Buffer.concat([rest, piece])
      const whole = seen.length - (seen.length % entryBytes)
      for (let at = 0; at < whole && !found; at += entryBytes) found = isMacroEntry(seen, at)
      rest = seen.subarray(whole)
    },
    end: async () => (found ? fileErrors.macros : null),
  }
}

function isMacroEntry(bytes: Buffer, at: number): boolean {
  const type = bytes[at + 66]
  const length = bytes.readUInt16LE(at + 64)
  if ((type !== 1 && type !== 2) || length < 4 || length > longestName || length % 2 === 1) return false
  return macroStorage(bytes.toString('utf16le', at, at + length - 2))
}
