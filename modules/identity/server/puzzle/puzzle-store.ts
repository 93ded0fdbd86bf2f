import { Refusal } from '@iisp/contract'
import { identityErrors } from '../../contract/errors.ts'
import type { Lane } from '../passwords/hash-queue.ts'
import type { Puzzle, PuzzleKind } from './draw-puzzle.ts'

interface Waiting {
  readonly kind: PuzzleKind
  resolve(puzzle: Puzzle): void
  reject(error: unknown): void
}
/** Puzzles of a kind that are kept ready; one takes 30 KB. A kind is kept from its first use. */
export const ready = 12
/**
 * Number of callers of a lane that may wait. A puzzle takes about 15 ms, so the last one waits
 * about a second.
 */
export const mayWait = 60
/** A thread that ends twice in a row without a puzzle will not draw the next one either. */
const mayFail = 2

/**
 * Puzzles drawn ahead, each for one caller. Callers from a known browser go first, so that a flood from strangers does
 * not keep people from signing in.
 */
export class PuzzleStore {
  readonly #draw: (kind: PuzzleKind) => Promise<Puzzle>
  readonly #ready = new Map<PuzzleKind, Puzzle[]>()
  readonly #waiting: Readonly<Record<Lane, Waiting[]>> = { known: [], stranger: [] }
  #drawing = false

  constructor(draw: (kind: PuzzleKind) => Promise<Puzzle>) {
    this.#draw = draw
  }

  /** A puzzle that nobody else gets. Refuses when too many wait already. */
  async take(kind: PuzzleKind, lane: Lane): Promise<Puzzle> {
    if (!this.#ready.has(kind)) this.#ready.set(kind, [])
    const puzzle = this.#ready.get(kind)?.shift() ?? this.#wait(kind, this.#waiting[lane])
    void this.#fill()
    return puzzle
  }

  #wait(kind: PuzzleKind, waiting: Waiting[]): Promise<Puzzle> {
    if (waiting.length >= mayWait) throw new Refusal(identityErrors.busy, { seconds: '1' })
    return new Promise((resolve, reject) => waiting.push({ kind, resolve, reject }))
  }

  /** Draws until nobody waits and nothing is missing. */
  async #fill(): Promise<void> {
    if (this.#drawing) return
    this.#drawing = true
    let failed = 0
    for (let kind = this.#wanted(); kind !== null && failed < mayFail; kind = this.#wanted()) {
      try {
        this.#hand(kind, await this.#draw(kind))
        failed = 0
      } catch (error) {
        if (++failed === mayFail) this.#rejectAll(error)
      }
    }
    this.#drawing = false
  }

  #wanted(): PuzzleKind | null {
    const first = this.#waiting.known[0] ?? this.#waiting.stranger[0]
    if (first !== undefined) return first.kind
    for (const [kind, puzzles] of this.#ready) if (puzzles.length < ready) return kind
    return null
  }

  /** Gives the puzzle to the first caller who waits for one of its kind, else keeps it. */
  #hand(kind: PuzzleKind, puzzle: Puzzle): void {
    for (const waiting of [this.#waiting.known, this.#waiting.stranger]) {
      const at = waiting.findIndex((one) => one.kind === kind)
      if (at >= 0) return waiting.splice(at, 1)[0]?.resolve(puzzle)
    }
    this.#ready.get(kind)?.push(puzzle)
  }

  #rejectAll(error: unknown): void {
    for (const waiting of [this.#waiting.known, this.#waiting.stranger])
      for (const one of waiting.splice(0)) one.reject(error)
  }
}
