import { expect, test } from 'vitest'
import type { Moved } from '../../contract/puzzle-size.ts'
import { type Sample, isQuick, traceFault } from './trace.ts'

/** A movement to 120 px in `count` steps; `x` from 0 to 1 over `t` from 0 to 1. */
const path = (count: number, ms: number, x: (t: number) => number, jitter: (step: number) => number) =>
  Array.from({ length: count + 1 }, (_, step): Sample => [
    Math.round((ms * step) / count) + (step === 0 || step === count ? 0 : jitter(step)),
    Math.round(120 * x(step / count)),
    step % 3,
  ])
const eased = (t: number) => t * t * (3 - 2 * t)
const unsteady = (step: number) => (step * 7) % 5
const steady = () => 0
const held: Sample[] = Array.from({ length: 41 }, (_, step) => [
  step === 0 ? 0 : 400 + step * 33,
  step * 3,
  0,
])

test.each<[string, readonly Sample[], Moved, string | null]>([
  ['a hand with a mouse', path(60, 1400, eased, unsteady), 'pointer', null],
  ['a finger, few events', path(9, 700, eased, unsteady), 'pointer', null],
  ['a straight finger', path(9, 700, eased, unsteady).map(([t = 0, x = 0]) => [t, x, 0]), 'pointer', null],
  [
    'a hand that overshoots',
    [...path(20, 900, eased, unsteady), [1100, 131, 2], [1300, 120, 2]],
    'pointer',
    null,
  ],
  ['a key held down', held, 'keys', null],
  [
    'five long steps by keys and five short',
    [0, 15, 30, 45, 60, 75, 90, 105, 117, 120].map((x, i) => [i * 90, x, 0]),
    'keys',
    null,
  ],
  ['nothing', [], 'pointer', 'short'],
  [
    'a start and an end',
    [
      [0, 0, 0],
      [800, 120, 0],
    ],
    'pointer',
    'short',
  ],
  [
    'another place',
    path(60, 1400, eased, unsteady).map(([t = 0, x = 0, y = 0]) => [t, x * 0.9, y]),
    'pointer',
    'elsewhere',
  ],
  ['a begin in the middle', path(20, 900, (t) => 0.5 + t / 2, unsteady), 'pointer', 'elsewhere'],
  ['too fast', path(20, 180, eased, steady), 'pointer', 'fast'],
  ['too fast by keys', held.map(([t = 0, x = 0]) => [t / 20, x, 0]), 'keys', 'fast'],
  [
    'time that runs backwards',
    [
      [0, 0, 0],
      [300, 40, 0],
      [200, 60, 1],
      [500, 100, 0],
      [900, 120, 0],
    ],
    'pointer',
    'fast',
  ],
  [
    'a leap',
    [
      [0, 0, 0],
      [150, 4, 0],
      [300, 8, 1],
      [420, 118, 1],
      [600, 120, 1],
    ],
    'pointer',
    'jump',
  ],
  [
    'a leap by keys',
    [
      [0, 0, 0],
      [300, 60, 0],
      [600, 120, 0],
    ],
    'keys',
    'jump',
  ],
  ['a clock’s beat', path(20, 1000, eased, steady), 'pointer', 'even'],
  [
    'one speed',
    path(
      20,
      1000,
      (t) => t,
      (step) => step % 2,
    ),
    'pointer',
    'straight',
  ],
])('%s: %j', (_what, trace, moved, fault) => expect(traceFault(trace, moved, 120, 10_000)).toBe(fault))

test.each([
  [0, 'long'],
  [749, 'long'],
  [750, null],
  [60_000, null],
])('a movement that claims 950 ms, %i ms after the picture was given: %j', (sinceGiven, fault) =>
  expect(traceFault(path(60, 950, eased, unsteady), 'pointer', 120, sinceGiven)).toBe(fault),
)

test.each([
  [600, true],
  [899, true],
  [900, false],
  [1400, false],
])('an answer %i ms after the picture is quick: %s', (sinceGiven, quick) =>
  expect(isQuick(sinceGiven)).toBe(quick),
)
