import { expect, test, vi } from 'vitest'
import { later } from './later.ts'

test('a part is loaded once, and loaded again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('x')
  const part = later(load)
  const told = vi.fn<() => void>()
  part.subscribe(told)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.now()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['x', 'x'])
  expect([part.now(), load.mock.calls.length]).toEqual(['x', 2])
  expect(told).toHaveBeenCalled()
})
