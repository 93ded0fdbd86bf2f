import { expect, test } from 'vitest'
import { type Period, publication } from './publication.ts'

const now = '2026-11-23 10:00:00'
const [before, later, muchLater] = ['2026-11-01 09:00:00', '2026-12-01 09:00:00', '2026-12-31 00:00:00']
const inPlace: Period = { version: 1, from: before, until: null }

test.each([
  ['a first version at once', null, [1, null, null], [1, now, null], null],
  ['a newer version at once', inPlace, [2, null, null], [2, now, null], null],
  ['a time that has passed is at once', inPlace, [2, before, null], [2, now, null], null],
  ['the version in place keeps its date', inPlace, [1, null, later], [1, before, later], null],
  ['the version in place, which ended', { ...inPlace, until: before }, [1, null, null], [1, now, null], null],
  [
    'a version to come leaves what is in place',
    inPlace,
    [2, later, muchLater],
    [1, before, null],
    [2, later, muchLater],
  ],
  ['a first version to come', null, [1, later, null], null, [1, later, null]],
] as const)('%s', (_, standing, [version, from, until], published, scheduled) => {
  const period = (given: readonly [number, string, string | null] | null) =>
    given && { version: given[0], from: given[1], until: given[2] }
  expect(publication(standing, { version, from, until }, now)).toEqual({
    published: period(published),
    scheduled: period(scheduled),
  })
})

test.each([
  [null, before],
  [null, now],
  [later, later],
  [later, now],
])('from %s until %s is never seen', (from, until) =>
  expect(publication(inPlace, { version: 2, from, until }, now)).toBeNull(),
)
