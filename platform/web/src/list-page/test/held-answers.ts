import type { Call, Input, Output } from '@iisp/contract'
import type { Asked } from '@iisp/testing/dom/fake-server'

/**
 * Answers of a call that the test releases one by one, in any order, including answers to requests
 * that the page has abandoned.
 */
export class HeldAnswers<C extends Call> {
  readonly #held: { readonly asked: Asked<C>; readonly release: (answer: Output<C>) => void }[] = []

  /** For `server.answer`. */
  readonly answer = (_: Input<C>, asked: Asked<C>): Promise<Output<C>> =>
    new Promise((resolve) => this.#held.push({ asked, release: resolve }))

  /** The inputs asked so far, and whether the page has given each up. */
  get asked(): (Input<C> & { readonly aborted: boolean })[] {
    return this.#held.map(({ asked }) => ({ ...asked.input, aborted: asked.signal?.aborted ?? false }))
  }
  get count(): number {
    return this.#held.length
  }
  release(at: number, answer: (input: Input<C>) => Output<C>): void {
    const held = this.#held[at]
    held?.release(answer(held.asked.input))
  }
}
