import { expect, test } from 'vitest'
import { stepUpLeft } from './step-up.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [null, 0],
  [before(0), 300],
  [before(1), 299],
  [before(299), 1],
  [before(300), 0],
  [before(86_400), 0],
  [before(-2), 300],
  [before(-3600), 0],
])('a step-up at %s holds for %i more seconds', (at, left) => expect(stepUpLeft(at, now)).toBe(left))
