import { system } from '../calls/actor.ts'
import { sql } from 'kysely'
import { raw } from './builder.ts'
import type { Database } from './database.ts'

const everyMs = 30_000
/** A reading that took longer than this is too inexact. */
const slowMs = 1000
const askTime = raw(sql<{ ms: number }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`)

interface Reading {
  /** The database's time, in milliseconds since 1970. */
  readonly at: number
  /** Milliseconds of the node's monotonic time at that moment. */
  readonly ticks: number
}

/**
 * The database's time without a query each time: it is read regularly, and between the readings the node's monotonic
 * time is added, which does not change when the node's clock is set. See docs/decisions/015.
 */
export class DatabaseClock {
  readonly #db: Pick<Database, 'reader'>
  readonly #ticks: () => number
  #last: Reading
  readonly #timer: NodeJS.Timeout

  private constructor(db: Pick<Database, 'reader'>, ticks: () => number, first: Reading) {
    this.#db = db
    this.#ticks = ticks
    this.#last = first
    // While the database cannot be reached, the last reading stays in use.
    this.#timer = setInterval(() => void this.read().catch(() => {}), everyMs)
    this.#timer.unref()
  }

  static async open(
    db: Pick<Database, 'reader'>,
    ticks: () => number = () => performance.now(),
  ): Promise<DatabaseClock> {
    return new DatabaseClock(db, ticks, (await measure(db, ticks)).reading)
  }

  readonly now = (): Date => new Date(this.#last.at + this.#ticks() - this.#last.ticks)

  async read(): Promise<void> {
    const { reading, tookMs } = await measure(this.#db, this.#ticks)
    if (tookMs <= slowMs) this.#last = reading
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

/** The database read its clock some time between query and answer; the middle is the best guess. */
async function measure(db: Pick<Database, 'reader'>, ticks: () => number) {
  const asked = ticks()
  const { ms } = await db.reader(system('clock')).one(askTime)
  const tookMs = ticks() - asked
  return { reading: { at: ms, ticks: asked + tookMs / 2 }, tookMs }
}
