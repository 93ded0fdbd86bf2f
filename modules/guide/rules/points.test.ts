import { expect, test } from 'vitest'
import { pointsFor } from './points.ts'

const first = { code: '2004', known: false, today: 0, collects: true }
test.each([
  ['[BL-337] a complaint', first, 5],
  ['[BL-337] the same complaint again', { ...first, known: true }, 0],
  ['[BL-338] the fourth of a day', { ...first, today: 15 }, 5],
  ['[BL-338] the fifth of a day', { ...first, today: 20 }, 0],
  ['[BL-338] what is left of a day', { ...first, today: 18 }, 2],
  ['[SH-450] a channel account', { ...first, collects: false }, 0],
  ['a menu opened', { ...first, code: '2002', today: 20 }, 1],
  ['a menu opened again', { ...first, code: '2002', known: true }, 0],
])('%s', (_, facts, points) => {
  expect(pointsFor(facts)).toBe(points)
})
