import { platformErrors, refuse } from '@iisp/contract'
import { sheetErrors } from '@iisp/contract/sheet-errors'
import type { SheetRow } from '@iisp/contract/sheet-row'
import { FairTurns } from '../threads/fair-turns.ts'
import { runThread } from '../threads/run-thread.ts'
import { ThreadEnded } from '../threads/thread-ended.ts'
import type { SheetResult, SheetTask } from './gather-sheet.ts'

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
  /** Opens the file. Called once it is the person's turn. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
  /** The person who reads it: each reads one file at a time. */
  readonly personId: string
  /** Ends the reading. */
  readonly signal: AbortSignal
  /** The field of the call's input that refusals name. */
  readonly field: string
}

/**
 * The rows of a workbook's first sheet, or of a csv file, that a person handed in. It is read in a thread of its own,
 * which is ended where it takes too much time or memory. Not for use inside a transaction. Refuses with `sheetErrors`
 * what cannot be read, and where too many files are being read.
 */
export async function readSheet(read: SheetRead): Promise<readonly SheetRow[]> {
  const { kind, limits, open, personId, signal, field } = read
  try {
    const result = await turns.run(personId, signal, async () => {
      const input: SheetTask = { kind, limits }
      const job = { input, bytes: await open(), heapMb, milliseconds, signal }
      for await (const found of runThread<SheetResult>(body, job)) return found
      throw new Error('the thread gave no sheet')
    })
    return 'rows' in result
      ? result.rows
      : refuse(sheetErrors[result.fault], { ...result.params, fields: field })
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    return refuse(refusals[error.why], { fields: field })
  }
}

const refusals = {
  time: sheetErrors.sheetTakesTooLong,
  memory: sheetErrors.sheetTooLarge,
  aborted: platformErrors.unavailable,
} as const
