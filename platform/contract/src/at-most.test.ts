import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('so many work at a time, the others after them in order, also behind one that failed', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  const end = new Map<number, (failed: boolean) => void>()
  const works = [1, 2, 3, 4].map((n) =>
    inTurn(() => {
      begun.push(n)
      return new Promise<number>((done, fail) => {
        end.set(n, (failed) => (failed ? fail(new Error('no')) : done(n)))
      })
    }),
  )
  expect(begun).toEqual([1, 2])
  end.get(2)?.(true)
  await expect(works[1]).rejects.toThrow('no')
  await expect.poll(() => begun).toEqual([1, 2, 3])
  end.get(1)?.(false)
  expect(await works[0]).toBe(1)
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
})
