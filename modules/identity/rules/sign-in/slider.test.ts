import { expect, test } from 'vitest'
import { puzzle, puzzleLevel, sliderHits } from './slider.ts'

test.each([
  [120, 120, true],
  [120, 125, true],
  [120, 115, true],
  [120, 125.5, false],
  [120, 114, false],
  [120, 0, false],
])('[SH-136] gap at %d, dropped at %d: %s', (offset, moved, hit) =>
  expect(sliderHits(offset, moved)).toBe(hit),
)

test.each([
  [123, true],
  [124, false],
])('a hard puzzle with its gap at 120, dropped at %d: %s', (moved, hit) =>
  expect(sliderHits(120, moved, puzzle.closeTolerance)).toBe(hit),
)

test.each([
  [0, false, 'plain'],
  [4, false, 'plain'],
  [5, false, 'hard'],
  [14, false, 'hard'],
  [15, false, 'code'],
  [1000, true, 'plain'],
] as const)('%d quick solutions, known browser %s: %s', (quickly, known, level) =>
  expect(puzzleLevel(quickly, known)).toBe(level),
)
