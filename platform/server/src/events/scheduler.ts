import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import type { Dispatcher } from '../calls/dispatcher.ts'
import type { Schedule } from '../calls/module.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'

export interface SchedulerParts {
  readonly db: Database
  readonly dispatcher: Dispatcher
  readonly now: () => Date
}

/**
 * Runs the modules' schedules, each in one transaction. If several nodes reach the interval at the
 * same time, the one with the lock runs the schedule and the others skip this run.
 */
export class Scheduler {
  readonly #timers: NodeJS.Timeout[]
  readonly #running = new Set<Promise<void>>()

  constructor(parts: SchedulerParts, schedules: readonly Schedule[], failed: (error: unknown) => void) {
    this.#timers = schedules.map((schedule) => {
      const turn = () => {
        const run = runOnce(parts, schedule)
          .then((failures) => failures.forEach(({ error }) => failed(error)), failed)
          .finally(() => this.#running.delete(run))
        this.#running.add(run)
      }
      const timer = setInterval(turn, schedule.everySeconds * 1000)
      timer.unref()
      return timer
    })
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#running)
  }
}

/** Runs a schedule once, unless another node is running it. Gives the failures of single items. */
export async function runOnce({ db, dispatcher, now }: SchedulerParts, schedule: Schedule) {
  const actor = system(schedule.name)
  return db.transact(actor, async (writer) => {
    const { mine } = await writer.one(
      raw(
        sql<{
          mine: boolean
        }>`SELECT pg_try_advisory_xact_lock(hashtextextended(${schedule.name}, 11)) AS mine`,
      ),
    )
    if (!mine) return []
    return (await schedule.run(writer, now(), dispatcher.within(actor, writer))) ?? []
  })
}
