import { platformErrors, refuse } from '@iisp/contract'
import { sheetErrors } from '@iisp/contract/sheet-errors'
import { FairTurns } from '../threads/fair-turns.ts'
import { runThread } from '../threads/run-thread.ts'
import { ThreadEnded } from '../threads/thread-ended.ts'
import type { SheetResult, SheetTask } from './gather-sheet.ts'
import type { SheetRow } from './sheet.ts'

const body = new URL('./sheet-thread.ts', import.meta.url)
const [heapMb, milliseconds] = [96, 10_000]
const turns = new FairTurns({
  atOnce: 2,
  waiting: 8,
  waitingOfOne: 2,
  busy: sheetErrors.sheetsBusy,
  seconds: 10,
})

export interface SheetRead extends SheetTask {
  readonly bytes: AsyncIterable<Uint8Array>
  /** The person who reads it: each reads one file at a time. */
  readonly personId: string
  /** Ends the reading. */
  readonly signal: AbortSignal
}

/**
 * The rows of a workbook's first sheet, or of a csv file, that a person handed in. It is read in a thread of its own,
 * which is ended where it takes too much time or memory. Not for use inside a transaction. Refuses with `sheetErrors`
 * what cannot be read, and where too many files are being read.
 */
export function readSheet({
  kind,
  limits,
  bytes,
  personId,
  signal,
}: SheetRead): Promise<readonly SheetRow[]> {
  return turns
    .run(personId, signal, async () => {
      const input: SheetTask = { kind, limits }
      for await (const result of runThread<SheetResult>(body, { input, bytes, heapMb, milliseconds, signal }))
        return 'rows' in result ? result.rows : refuse(sheetErrors[result.fault], result.params)
      throw new Error('the thread gave no sheet')
    })
    .catch((error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error
      return refuse(refusals[error.why])
    })
}

const refusals = {
  time: sheetErrors.sheetTakesTooLong,
  memory: sheetErrors.sheetTooLarge,
  aborted: platformErrors.unavailable,
} as const
