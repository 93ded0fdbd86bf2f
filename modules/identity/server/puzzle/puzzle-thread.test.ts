import { performance } from 'node:perf_hooks'
import { afterEach, expect, test } from 'vitest'
import { PuzzleThread } from './puzzle-thread.ts'

let thread: PuzzleThread | undefined
afterEach(() => thread?.close())
const script = (body: string) => new URL(`data:text/javascript,${encodeURIComponent(body)}`)

test('the main thread is free while puzzles are drawn', async () => {
  thread = new PuzzleThread()
  await thread.draw('plain')
  const before = performance.eventLoopUtilization()
  for (let i = 0; i < 20; i++) await thread.draw(i % 2 === 0 ? 'plain' : 'decoy')
  const { idle, active } = performance.eventLoopUtilization(before)
  expect(active).toBeLessThan(idle / 2)
})

test('a thread that ends while it draws is replaced by another', async () => {
  thread = new PuzzleThread(
    script(`import { parentPort, threadId } from 'node:worker_threads'
      let drawn = 0
      parentPort.on('message', () => drawn++ === 0 ? parentPort.postMessage(threadId) : process.exit())`),
  )
  const first = await thread.draw('plain')
  await expect(thread.draw('plain')).rejects.toThrow('has ended')
  const second = await thread.draw('plain')
  expect(second).not.toEqual(first)
})

test('a thread that throws does not end the process', async () => {
  thread = new PuzzleThread(script(`throw new Error('broken')`))
  await expect(thread.draw('plain')).rejects.toThrow('has ended')
})

test('after the end of the node no thread is left, and none is started', async () => {
  thread = new PuzzleThread()
  await thread.draw('plain')
  const last = thread.draw('plain')
  await Promise.all([expect(last).rejects.toThrow('has ended'), thread.close()])
  await expect(thread.draw('plain')).rejects.toThrow('closing')
})
