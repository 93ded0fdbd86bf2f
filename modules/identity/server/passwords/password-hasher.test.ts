import { expect, test } from 'vitest'
import { PasswordHasher } from './password-hasher.ts'

const hasher = new PasswordHasher(new Uint8Array(32).fill(7))

test('a hash is salted and verifies its own digest only', async () => {
  const [first, second] = await Promise.all([hasher.hash('A'), hasher.hash('A')])
  expect(first).not.toBe(second)
  expect(await hasher.verify('A', first)).toBe(true)
  expect(await hasher.verify('B', first)).toBe(false)
})
test('an unknown account is never right, and another pepper neither', async () => {
  expect(await hasher.verify('A', undefined)).toBe(false)
  const other = new PasswordHasher(new Uint8Array(32).fill(8))
  expect(await other.verify('A', await hasher.hash('A'))).toBe(false)
})
