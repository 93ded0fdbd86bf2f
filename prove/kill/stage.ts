import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Input, type Output, platformErrors } from '@iisp/contract'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import pg from 'pg'
import type { Verdict } from '../harness.ts'
import type { StartedPortal } from '../started-portal.ts'

/** One thing that clients do while the portal is killed, and how its result is judged. */
export interface Proof {
  /** They end soon after `stage.isStopping` is set, with everything they began finished. A refusal ends them at once. */
  readonly streams: readonly Promise<void>[]
  judge(): Promise<void>
  /** What was acknowledged, in words. */
  acknowledged(): string
}

/** A portal that is killed again and again, and clients that must not lose anything meanwhile. */
export class KillStage {
  readonly portal: StartedPortal
  readonly verdict: Verdict
  isStopping = false
  /** Calls with a definite answer so far. */
  answered = 0
  /** How often the answer to a call was lost by a kill, by the name of the call. */
  readonly cutOff = new Map<string, number>()

  constructor(portal: StartedPortal, verdict: Verdict) {
    this.portal = portal
    this.verdict = verdict
  }

  /** Sends a call with the same key until there is a definite answer. Throws if that is a refusal. */
  async insist<C extends Call>(client: TestClient, call: C, input: Input<C>): Promise<Output<C>> {
    const answer = await this.#repeat(client, call, input, [])
    if (answer === null) throw new Error(`${call.name}: no answer`)
    return answer
  }

  /**
   * The same for a call without a key, which names the version that it changes. If an answer was lost and the repetition
   * finds another version, the call has been done: null.
   */
  insistOnMove<C extends Call>(client: TestClient, call: C, input: Input<C>): Promise<Output<C> | null> {
    return this.#repeat(client, call, input, [platformErrors.conflict.code])
  }

  async #repeat<C extends Call>(
    client: TestClient,
    call: C,
    input: Input<C>,
    alreadyDone: readonly string[],
  ): Promise<Output<C> | null> {
    const key = newKey()
    let isUnsure = false
    for (;;) {
      const answer = await client.send(call, input, { key }).catch((error: unknown) => {
        if (!neverArrived(error)) this.cutOff.set(call.name, (this.cutOff.get(call.name) ?? 0) + 1)
        return null
      })
      if (answer?.status === 200) {
        this.answered++
        return answer.body.data
      }
      const code = answer?.body.code ?? ''
      if (isUnsure && alreadyDone.includes(code)) return null
      if (answer !== null && answer.status !== 503 && code !== platformErrors.inProgress.code)
        throw new Error(`${call.name} was refused: ${answer.status} ${code} ${answer.body.msg}`)
      isUnsure = true
      await pause(30)
    }
  }

  /** Runs a statement as the database's owner, as soon as the database answers. It must be harmless to repeat. */
  async owner<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    for (;;) {
      try {
        const owner = await this.portal.connectAsOwner()
        try {
          return (await owner.query<T>(text, [...values])).rows
        } finally {
          await owner.end()
        }
      } catch (error) {
        if (error instanceof pg.DatabaseError && !error.code?.startsWith('57P')) throw error
        await pause(30)
      }
    }
  }
}

/** Whether a request failed because nobody listened, so that the server cannot have done it. */
const neverArrived = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'
