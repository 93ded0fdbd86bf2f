import { expect, test } from 'vitest'
import { defaultLife, isAlive, sessionEnd } from './session-life.ts'

const at = (time: string) => new Date(`2026-05-06T${time}Z`)
test.each([
  ['08:00:00', '08:00:00', '08:30:00'],
  ['08:00:00', '15:10:00', '15:40:00'],
  ['08:00:00', '19:50:00', '20:00:00'],
])('created %s, last seen %s: ends %s', (created, seen, end) => {
  expect(sessionEnd(defaultLife, at(created), at(seen))).toEqual(at(end))
})

test.each([
  ['08:00:00', '08:20:00', '08:25:00', true],
  ['08:00:00', '08:20:00', '08:50:00', false],
  ['08:00:00', '19:50:00', '20:00:00', false],
  ['08:00:00', '08:20:00', '08:19:56', true],
  ['08:00:00', '08:20:00', '08:19:00', false],
  ['08:00:00', '08:00:00', '07:00:00', false],
])('created %s, last seen %s: at %s alive %s', (created, seen, now, alive) => {
  expect(isAlive(defaultLife, at(created), at(seen), at(now))).toBe(alive)
})
