import { system } from '../calls/actor.ts'
import type { Dispatcher } from '../calls/dispatcher.ts'
import type { Registry } from '../calls/registry.ts'
import type { Worker, WorkerTools } from '../calls/worker.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { SessionPort } from '../session/session-port.ts'

export interface WorkerParts {
  readonly db: Database
  readonly dispatcher: Dispatcher
  readonly files: FileStore
  readonly registry: Registry
  readonly sessions: SessionPort
  readonly now: () => Date
}

/** Runs the modules' workers on this node: at their interval, and immediately when one of their events is committed. */
export class Workers {
  readonly #turns: readonly Turn[]
  readonly #closing = new AbortController()

  constructor(parts: WorkerParts, workers: readonly Worker[], failed: (error: unknown) => void) {
    this.#turns = workers.map(
      (worker) => new Turn(worker, toolsOf(parts, worker, this.#closing.signal), failed),
    )
  }

  wake(topic: string): void {
    for (const turn of this.#turns) if (turn.worker.topics?.includes(topic)) void turn.drain()
  }

  async drain(): Promise<void> {
    await Promise.all(this.#turns.map((turn) => turn.drain()))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#turns.map((turn) => turn.close()))
  }
}

function toolsOf(parts: WorkerParts, worker: Worker, closing: AbortSignal): WorkerTools {
  const actor = system(worker.name)
  return {
    files: parts.files,
    registry: parts.registry,
    now: parts.now,
    transact: (work) => parts.db.transact(actor, work),
    personOf: (of) => parts.sessions.personOf(parts.db.reader(actor), of, parts.now(), parts.registry),
    readAs: (person, language) => parts.dispatcher.readingAs(person, language),
    closing,
  }
}

/** Runs one worker, never twice at the same time, and once more if it was woken while it ran. */
class Turn {
  readonly worker: Worker
  readonly #tools: WorkerTools
  readonly #failed: (error: unknown) => void
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false

  constructor(worker: Worker, tools: WorkerTools, failed: (error: unknown) => void) {
    this.worker = worker
    this.#tools = tools
    this.#failed = failed
    this.#timer = setInterval(() => void this.drain(), worker.everySeconds * 1000)
    this.#timer.unref()
    if (worker.atStart === true) void this.drain()
  }

  async drain(): Promise<void> {
    if (this.#tools.closing.aborted) return
    this.#again = this.#running !== null
    this.#running ??= this.#work().finally(() => (this.#running = null))
    await this.#running
  }

  async #work(): Promise<void> {
    do {
      this.#again = false
      await this.worker.run(this.#tools).catch(this.#failed)
    } while (this.#again && !this.#tools.closing.aborted)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
