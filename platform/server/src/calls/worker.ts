import type { Language } from '@iisp/contract'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from '../files/file-store.ts'
import type { AccountSide } from '../session/session-port.ts'
import type { PersonActor } from './actor.ts'
import type { ReadContext } from './handler.ts'
import type { Registry } from './registry.ts'

/** The context of a worker. It acts as the system, and reads as a person if it works for one. */
export interface WorkerTools {
  readonly files: FileStore
  readonly registry: Registry
  now(): Date
  transact<T>(work: (db: Writer) => Promise<T>): Promise<T>
  /** The person of an account with their current rights; null if it was disabled. */
  personOf(of: AccountSide): Promise<PersonActor | null>
  readAs(actor: PersonActor, language: Language): ReadContext
  /** Aborts when the node is closing: put unfinished work back. */
  readonly closing: AbortSignal
}

/** Long work outside a transaction. Every node runs it: it claims each task before it begins. */
export interface Worker {
  readonly name: string
  readonly everySeconds: number
  /** Also runs when the node starts. */
  readonly atStart?: boolean
  /** Events that start it before its interval is over. */
  readonly topics?: readonly string[]
  /** Works until nothing is left to do. */
  run(tools: WorkerTools): Promise<void>
}
