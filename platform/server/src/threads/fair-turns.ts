import { type NamedError, Refusal } from '@iisp/contract'
import { ThreadEnded } from './thread-ended.ts'

export interface TurnLimits {
  /** Pieces of work at the same time on a node. A person has one of them at a time. */
  readonly atOnce: number
  /** Maximum number of waiting tasks, over all people and per person. */
  readonly waiting: number
  readonly waitingOfOne: number
  /** Refusal for people who cannot wait, with the parameter `seconds`. */
  readonly busy: NamedError
  /** Seconds after which to try again. */
  readonly seconds: number
}

interface Waiting {
  readonly who: string
  begin(): void
}

/** Heavy work of this node in turn: people wait in a short queue, and nobody takes more than one place at a time. */
export class FairTurns {
  readonly #limits: TurnLimits
  readonly #working: string[] = []
  readonly #queue: Waiting[] = []

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Does the work when it is the person's turn. Refuses where the queue is full; an abort leaves it and throws
   * ThreadEnded.
   */
  async run<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(who, signal)
    try {
      return await work()
    } finally {
      this.#working.splice(this.#working.indexOf(who), 1)
      this.#goOn()
    }
  }

  async #turn(who: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new ThreadEnded('aborted')
    if (this.#mayBegin(who)) {
      this.#working.push(who)
      return
    }
    const { waiting, waitingOfOne, busy, seconds } = this.#limits
    const own = this.#queue.filter((one) => one.who === who).length
    if (this.#queue.length >= waiting || own >= waitingOfOne)
      throw new Refusal(busy, { seconds: String(seconds) })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine: Waiting = { who, begin: resolve }
    const leave = () => {
      this.#queue.splice(this.#queue.indexOf(mine), 1)
      reject(new ThreadEnded('aborted'))
    }
    this.#queue.push(mine)
    signal.addEventListener('abort', leave)
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #mayBegin(who: string): boolean {
    return this.#working.length < this.#limits.atOnce && !this.#working.includes(who)
  }

  /** Gives free slots to the first people in the queue who have none. */
  #goOn(): void {
    for (;;) {
      const at = this.#queue.findIndex(({ who }) => this.#mayBegin(who))
      if (at < 0) return
      const [next] = this.#queue.splice(at, 1) as [Waiting]
      this.#working.push(next.who)
      next.begin()
    }
  }
}
