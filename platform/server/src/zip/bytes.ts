import type { FileStore } from '../files/file-store.ts'

/** Content that can be read at any place. */
export interface Bytes {
  readonly size: number
  /** From `start` (inclusive) to `end` (exclusive). */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

export const storedBytes = (files: FileStore, hash: string, size: number): Bytes => ({
  size,
  async *read(start, end) {
    if (start < end) yield* (await files.get(hash, { start, end })) as AsyncIterable<Uint8Array>
  },
})

export const heldBytes = (content: Uint8Array): Bytes => ({
  size: content.length,
  async *read(start, end) {
    yield content.subarray(start, end)
  },
})

/** Short content as a whole. */
export async function gathered(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads from front to back in pieces of any length. */
export class Sequence {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()
  /** Bytes that were taken or skipped. */
  at = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next `count` bytes of the stream, or fewer at its end. */
  async *take(count: number): AsyncGenerator<Uint8Array> {
    let left = count
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#source.next()
        if (next.done === true) return
        this.#rest = next.value
      }
      const piece = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(piece.length)
      this.at += piece.length
      left -= piece.length
      if (piece.length > 0) yield piece
    }
  }

  async skipTo(position: number): Promise<void> {
    const passed = this.take(position - this.at)
    while ((await passed.next()).done !== true) continue
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }
}
