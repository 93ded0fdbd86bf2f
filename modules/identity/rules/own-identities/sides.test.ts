import { expect, test } from 'vitest'
import { kindAt, offeredSides, sideInUse } from './sides.ts'

test.each([
  ['manager', false, null, [1], 1, 'manager'],
  ['manager', false, 2, [1], 1, 'manager'],
  ['channel', false, null, [2], 2, 'channel'],
  ['channel', false, 1, [2], 2, 'channel'],
  ['custodian', true, 2, [1], 1, 'custodian'],
  ['manager', true, null, [1, 2], 0, 'manager'],
  ['manager', true, 2, [1, 2], 2, 'channel'],
  ['channel', true, null, [1, 2], 0, 'manager'],
  ['channel', true, 1, [1, 2], 1, 'manager'],
] as const)('a %s, both sides %s, that chose %s', (kind, bothSides, chosen, offered, used, at) => {
  expect(offeredSides({ kind, bothSides })).toEqual(offered)
  const side = sideInUse({ kind, bothSides }, chosen)
  expect(side).toBe(used)
  expect(kindAt(kind, side)).toBe(at)
})
