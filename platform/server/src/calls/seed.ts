import type { Call, Fill, Input, Output, Slot } from '@iisp/contract'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { type PersonActor, system } from './actor.ts'

/** Who writes demonstration data. */
export const seeding = system('seed')

/** What the modules' demonstration data are written with. */
export interface SeedRun {
  readonly db: Database
  /** The day of the newest rows. */
  readonly now: Date
  /** How many rows the portal's largest list gets. */
  readonly volume: number
  /** By account; every account of the demonstration has one. */
  readonly passwords: ReadonlyMap<string, string>
  /** Where sample documents are stored; without it the demonstration has none. */
  readonly files?: FileStore
  /**
   * Makes a call as this person at a moment of the past, so that history is what the portal itself makes of it. Calls that
   * send messages outside are refused.
   */
  ask<C extends Call>(who: PersonActor, at: Date, call: C, input: Input<C>): Promise<Output<C>>
  /** What the seeds of all modules contribute to a slot. */
  itemsOf<T>(slot: Slot<T>): readonly T[]
}

/** The demonstration data of a module. */
export interface Seed {
  /** Modules whose demonstration data its rows refer to: theirs are written first. */
  readonly after?: readonly string[]
  /** Written when all others are there: its rows say that the installation is filled. */
  readonly last?: true
  /** Keeps what is there, so that an interrupted run can be repeated. */
  write?(run: SeedRun): Promise<void>
  /** The module's contributions to the demonstration data of other modules. */
  readonly fills?: readonly Fill[]
}
