import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Observation, VictimData } from './victim.ts'

/** Summary of the victim's figures. */
export interface Felt {
  readonly reads: number
  readonly failed: number
  readonly p50: number
  readonly p95: number
  readonly longest: number
  readonly memory: number
}

/** Runs the victim, in its own process, during a piece of work. */
export class Watch {
  readonly #victim: ChildProcess

  constructor(data: VictimData) {
    this.#victim = fork(new URL('victim.ts', import.meta.url), [JSON.stringify(data)])
  }

  /** Measures during the work, for at least a second. */
  async during<T>(work: () => Promise<T>): Promise<{ felt: Felt; result: T }> {
    this.#victim.send('start')
    const [result] = await Promise.all([work(), pause(1000)])
    const observed = once(this.#victim, 'message')
    this.#victim.send('stop')
    const [{ times, failed, memory }] = (await observed) as [Observation]
    const sorted = times.toSorted((a, b) => a - b)
    const part = (of: number) => sorted[Math.ceil(sorted.length * of) - 1] ?? Number.POSITIVE_INFINITY
    const figures = { p50: part(0.5), p95: part(0.95), longest: part(1) }
    return { felt: { reads: times.length, failed, ...figures, memory }, result }
  }

  /** The figures at rest, once memory changes by less than 3 MB from one second to the next, at the latest after 15 s. */
  async atRest(): Promise<Felt> {
    let before = (await this.during(() => pause(1000))).felt
    for (let second = 0; second < 15; second++) {
      const after = (await this.during(() => pause(1000))).felt
      if (Math.abs(after.memory - before.memory) < 3 * 1024 * 1024) return after
      before = after
    }
    return before
  }

  close(): void {
    this.#victim.disconnect()
  }
}
