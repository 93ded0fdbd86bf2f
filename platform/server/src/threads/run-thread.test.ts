import { describe, expect, test, vi } from 'vitest'
import { runThread } from './run-thread.ts'
import { ThreadEnded } from './thread-ended.ts'
import type { Way } from './test/odd-thread.ts'

const body = new URL('./test/odd-thread.ts', import.meta.url)
const never = new AbortController().signal
const run = (way: Way, job: Partial<Parameters<typeof runThread>[1]> = {}) =>
  runThread(body, { input: way, heapMb: 24, milliseconds: 20_000, signal: never, ...job })
const outcome = async (pieces: AsyncGenerator<unknown>) => {
  try {
    const all: unknown[] = []
    for await (const piece of pieces) all.push(piece)
    return all
  } catch (error) {
    return error instanceof ThreadEnded ? error.why : (error as Error).message
  }
}

describe('a thread', () => {
  test('reads the bytes as it asks for them', async () => {
    const source = async function* () {
      yield new Uint8Array(3)
      yield new Uint8Array(4)
    }
    expect(await outcome(run('length', { bytes: source() }))).toEqual([7])
    expect(await outcome(run('length'))).toEqual([0])
  })

  test('gives one piece after the other, and is closed where the consumer stops', async () => {
    expect(await outcome(run('count'))).toEqual([1, 2, 3])
    const close = vi.fn<() => void>()
    const source = async function* () {
      try {
        yield new Uint8Array(1)
      } finally {
        close()
      }
    }
    const bytes = source()
    await bytes.next()
    for await (const piece of run('count', { bytes })) if (piece === 2) break
    expect(close).toHaveBeenCalledOnce()
  })

  test('is ended where it takes too long, too much memory, or the caller leaves', async () => {
    expect(await outcome(run('endless', { milliseconds: 300 }))).toBe('time')
    expect(await outcome(run('memory'))).toBe('memory')
    const gone = new AbortController()
    const ending = outcome(run('endless', { signal: gone.signal }))
    gone.abort()
    expect(await ending).toBe('aborted')
    expect(await outcome(run('endless', { signal: gone.signal }))).toBe('aborted')
  })

  test('that fails is no silence', async () => {
    expect(await outcome(run('throw'))).toBe('odd')
    expect(await outcome(run('leave'))).toBe('the thread ended without a result')
    const source = async function* () {
      yield new Uint8Array(1)
      throw new Error('the store is gone')
    }
    expect(await outcome(run('length', { bytes: source() }))).toBe('the store is gone')
  })
})
