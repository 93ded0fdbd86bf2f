import type { Call, Fill, Input, Output, Slot } from '@iisp/contract'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { type PersonActor, system } from './actor.ts'

/** The actor that writes demonstration data. */
export const seeding = system('seed')

/** The context for writing the modules' demonstration data. */
export interface SeedRun {
  readonly db: Database
  /** The day of the newest rows. */
  readonly now: Date
  /** Number of rows of the portal's largest list. */
  readonly volume: number
  /** By account; every account of the demonstration has one. */
  readonly passwords: ReadonlyMap<string, string>
  /** Store for sample documents; without it the demonstration has none. */
  readonly files?: FileStore
  /**
   * Makes a call as this person at a past moment, so that the portal itself creates the history.
   * Calls that send messages outside are refused.
   */
  ask<C extends Call>(who: PersonActor, at: Date, call: C, input: Input<C>): Promise<Output<C>>
  /** The contributions of all modules' seeds to a slot. */
  itemsOf<T>(slot: Slot<T>): readonly T[]
}

/** The demonstration data of a module. */
export interface Seed {
  /** Modules whose demonstration data its rows refer to: theirs are written first. */
  readonly after?: readonly string[]
  /** Written when all others are there: its rows say that the installation is filled. */
  readonly last?: true
  /** Keeps existing data, so that an interrupted run can be repeated. */
  write?(run: SeedRun): Promise<void>
  /** The module's contributions to the demonstration data of other modules. */
  readonly fills?: readonly Fill[]
}
