import { Refusal } from '@iisp/contract'
import { identityErrors } from '../../contract/errors.ts'

/** known: the account signed in from this browser or network before, or the session is its own. */
export type Lane = 'known' | 'stranger'

export interface QueueSize {
  /** Number of concurrent hashes per lane, including the limit for strangers. */
  readonly atOnce: Readonly<Record<Lane, number>>
  /** Number of callers that may wait; further ones are refused. */
  readonly mayWait: Readonly<Record<Lane, number>>
}
/** One place is reserved for known callers. Twenty waiting strangers take about four seconds. */
const usual: QueueSize = { atOnce: { known: 2, stranger: 1 }, mayWait: { known: 60, stranger: 20 } }
const hashSeconds = 0.2

/**
 * The queue for the slow hash. Known callers go first and have a reserved slot, so that a flood of
 * wrong passwords only delays strangers, who are told when to try again.
 */
export class HashQueue {
  readonly #size: QueueSize
  readonly #waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] }
  readonly #running: Record<Lane, number> = { known: 0, stranger: 0 }

  constructor(size: QueueSize = usual) {
    this.#size = size
  }

  /** Refuses when the caller's queue is full. */
  admit(lane: Lane): void {
    if (this.#isFree(lane) || this.#waiting[lane].length < this.#size.mayWait[lane]) return
    const seconds = Math.ceil((this.#size.mayWait[lane] / this.#size.atOnce[lane]) * hashSeconds)
    throw new Refusal(identityErrors.busy, { seconds: String(seconds) })
  }

  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    this.admit(lane)
    if (this.#isFree(lane)) this.#running[lane]++
    else await new Promise<void>((resolve) => this.#waiting[lane].push(resolve))
    try {
      return await work()
    } finally {
      this.#running[lane]--
      this.#next()
    }
  }

  #isFree(lane: Lane): boolean {
    const { known, stranger } = this.#running
    if (known + stranger >= this.#size.atOnce.known) return false
    return lane === 'known' || stranger < this.#size.atOnce.stranger
  }

  #next(): void {
    for (const lane of ['known', 'stranger'] as const) {
      while (this.#waiting[lane].length > 0 && this.#isFree(lane)) {
        this.#running[lane]++
        this.#waiting[lane].shift()?.()
      }
    }
  }
}
