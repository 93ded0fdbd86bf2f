import { serveThread } from '../serve-thread.ts'

/** The ways in which the thread of the tests works. */
export type Way = 'length' | 'count' | 'endless' | 'memory' | 'throw' | 'leave'

/** Works well, or as no thread should. */
async function* work(way: Way, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  if (way === 'length') {
    let length = 0
    for await (const piece of bytes) length += piece.length
    yield length
  }
  if (way === 'count') for (let n = 1; n <= 3; n += 1) yield n
  const kept: unknown[] = []
  while (way === 'memory') kept.push(Array.from({ length: 1000 }, Math.random))
  if (way === 'throw') throw new RangeError('odd')
  if (way === 'leave') process.exit(0)
  while (way === 'endless') continue
}

await serveThread(work)
