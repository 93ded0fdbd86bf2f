import { expect, test } from 'vitest'
import { nameInitials } from './name-initials.ts'

test.each([
  ['林静', 'lj'],
  ['欧阳小红', 'oyxh'],
  ['Anna Li', 'al'],
])('%s is found by %s', (name, initials) => {
  expect(nameInitials(name)).toBe(initials)
})
