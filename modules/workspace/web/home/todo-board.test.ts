import { expect, test } from 'vitest'
import { ageOf, boardGroups, groupItems, groupTotal, itemsOf } from './todo-board.ts'

const menu = (ID: string, type: string) => ({ ID, menuName: ID, type, path: `/${ID}`, opens: ID, query: '' })
const counts: Record<string, { total: number; oldest: string | null }> = {
  a: { total: 0, oldest: null },
  b: { total: 3, oldest: '2026-11-18 09:00:00' },
  c: { total: 2, oldest: null },
}
const items = itemsOf([menu('a', '1'), menu('b', '1'), menu('c', '2'), menu('d', '9')], (id) => counts[id])

test('[BL-150] an item holds the fields of the message and is loading until its count is here', () => {
  expect(items[1]).toEqual({ ...menu('b', '1'), total: 3, oldest: '2026-11-18 09:00:00', loading: false })
  expect(items[3]).toMatchObject({ total: 0, loading: true })
})
test.each([
  ['all', 'b c d a', 5],
  ['1', 'b a', 3],
  ['2', 'c', 2],
  ['3', '', 0],
  ['4', '', 0],
  ['5', 'd', 0],
] as const)('[BL-082] group %s shows "%s", what waits first, and sums %d', (group, ids, total) => {
  expect(
    groupItems(items, group)
      .map(({ ID }) => ID)
      .join(' '),
  ).toBe(ids)
  expect(groupTotal(items, group)).toBe(total)
})
test('there are six groups', () => expect(boardGroups).toHaveLength(6))

test.each([
  ['2026-11-20 10:00:00', 'now', 0],
  ['2026-11-20 10:00:30', 'now', 0],
  ['2026-11-20 09:59:01', 'now', 0],
  ['2026-11-20 09:59:00', 'minutes', 1],
  ['2026-11-20 09:00:01', 'minutes', 59],
  ['2026-11-20 09:00:00', 'hours', 1],
  ['2026-11-19 10:00:01', 'hours', 23],
  ['2026-11-19 10:00:00', 'days', 1],
  ['2026-10-20 10:00:00', 'days', 31],
])('what waits since %s at ten o’clock waits %s %d', (oldest, unit, count) => {
  expect(ageOf(oldest, new Date('2026-11-20T10:00:00+08:00'))).toEqual({ unit, count })
})
