import { people } from '@iisp/identity/fixtures'
import { type Database, type FileStore, type ServerModule, writeSeeds } from '@iisp/server'

export interface SeedOptions {
  /** The day of the newest orders. */
  readonly now: Date
  readonly orders: number
  readonly log: (line: string) => void
  /** Where sample documents are stored; without it the demonstration has none. */
  readonly files?: FileStore
  /** By account. */
  readonly passwords: ReadonlyMap<string, string>
}

/** The same password for every demonstration account, for tests. */
export const onePassword = (password: string): ReadonlyMap<string, string> =>
  new Map(people.map((person) => [person.account, password]))

/** Fills a migrated database with the demonstration data of the modules. After an interrupted run it can be repeated. */
export async function seedDemonstration(
  db: Database,
  modules: readonly ServerModule[],
  { orders, log, ...options }: SeedOptions,
): Promise<void> {
  await writeSeeds(modules, { db, volume: orders, ...options })
  log(`已写入${orders}笔划款指令。 ${orders} transfer orders written.`)
}
