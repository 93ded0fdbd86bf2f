import type { Language } from '@iisp/contract'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from '../files/file-store.ts'
import type { PersonActor } from './actor.ts'
import type { ReadContext } from './handler.ts'

/** What a worker has in hand. It works as the system, and reads as a person where the work is theirs. */
export interface WorkerTools {
  readonly files: FileStore
  now(): Date
  transact<T>(work: (db: Writer) => Promise<T>): Promise<T>
  readAs(actor: PersonActor, language: Language): ReadContext
  /** The node is closing: put the work back. */
  readonly closing: AbortSignal
}

/** Long work outside a transaction. Every node runs it: it claims each task before it begins. */
export interface Worker {
  readonly name: string
  readonly everySeconds: number
  /** Runs when the node starts as well. */
  readonly atStart?: boolean
  /** Events that wake it before its time. */
  readonly topics?: readonly string[]
  /** Works until nothing is left to do. */
  run(tools: WorkerTools): Promise<void>
}
