import { Refusal } from '@iisp/contract'
import { expect, test } from 'vitest'
import { HashQueue, type Lane } from './hash-queue.ts'

const size = { atOnce: { known: 2, stranger: 1 }, mayWait: { known: 3, stranger: 2 } }

/** Hash jobs that the test ends one by one, in the order in which they began. */
function works(queue: HashQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const start = (lane: Lane, name: string) =>
    queue
      .run(lane, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.push(end))
      })
      .catch((error: unknown) => (error instanceof Refusal ? error : Promise.reject(error as Error)))
  const endFirst = async () => {
    ends.shift()?.()
    await new Promise((done) => setImmediate(done))
  }
  return { begun, start, endFirst }
}

test('strangers leave a place to known callers, who go first', async () => {
  const { begun, start, endFirst } = works(new HashQueue(size))
  void start('stranger', 'a stranger')
  void start('stranger', 'another')
  void start('known', 'known')
  void start('known', 'second known')
  expect(begun).toEqual(['a stranger', 'known'])
  await endFirst()
  expect(begun).toEqual(['a stranger', 'known', 'second known'])
  await endFirst()
  expect(begun.at(-1)).toBe('another')
})

test('more strangers than may wait are told when to come again; known callers still come in', async () => {
  const { begun, start } = works(new HashQueue(size))
  const first = [1, 2, 3].map((n) => start('stranger', `stranger ${n}`))
  const refused = await start('stranger', 'one too many')
  expect(refused).toMatchObject({ error: { code: 'identity.busy', status: 429 }, params: { seconds: '1' } })
  void start('known', 'known')
  expect(begun).toEqual(['stranger 1', 'known'])
  expect(first).toHaveLength(3)
})

test('a work that fails gives its place back', async () => {
  const queue = new HashQueue(size)
  await expect(queue.run('stranger', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('stranger', async () => 'next')).toBe('next')
})
