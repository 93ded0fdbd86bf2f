import { expect, test } from 'vitest'
import { countsFor, pointsFor } from './points.ts'

const first = { code: '2004', known: false, today: 0, collects: true }
test.each([
  ['[BL-337] a complaint', first, 5],
  ['[BL-337] the same complaint again', { ...first, known: true }, 0],
  ['[BL-338] the fourth of a day', { ...first, today: 15 }, 5],
  ['[BL-338] the fifth of a day', { ...first, today: 20 }, 0],
  ['[BL-338] what is left of a day', { ...first, today: 18 }, 2],
  ['[SH-450] a channel account', { ...first, collects: false }, 0],
  ['a menu opened', { ...first, code: '2002', today: 19 }, 1],
  ['the twenty-first thing of a day', { ...first, code: '2002', today: 20 }, 0],
  ['a menu opened again', { ...first, code: '2002', known: true }, 0],
])('%s', (_, facts, points) => {
  expect(pointsFor(facts)).toBe(points)
})

const menu = { isNew: false, hasVideo: false, givesVisitPoints: false }
test.each([
  ['[SH-446] a menu opened', '2002', menu, true],
  ['[SH-447] a new menu', '2003', { ...menu, isNew: true }, true],
  ['[SH-447] a menu that is not new', '2003', menu, false],
  ['[SH-448] a page that gives points for a visit', '2005', { ...menu, givesVisitPoints: true }, true],
  ['[SH-448] another menu', '2005', menu, false],
  ['a menu with a video', '2006', { ...menu, hasVideo: true }, true],
  ['a menu without one', '2006', menu, false],
  ['[SH-449] the help of a menu', '2007', menu, true],
])('%s under %s', (_, code, asked, counts) => {
  expect(countsFor(code, asked)).toBe(counts)
})
