import { expect, test } from 'vitest'
import { defaultLife, sessionEnd } from './session-life.ts'

const at = (time: string) => new Date(`2026-05-06T${time}Z`)
test.each([
  ['08:00:00', '08:00:00', '08:30:00'],
  ['08:00:00', '15:10:00', '15:40:00'],
  ['08:00:00', '19:50:00', '20:00:00'],
])('created %s, last seen %s: ends %s', (created, seen, end) => {
  expect(sessionEnd(defaultLife, at(created), at(seen))).toEqual(at(end))
})
