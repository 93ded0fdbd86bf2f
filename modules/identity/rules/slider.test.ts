import { expect, test } from 'vitest'
import { sliderHits } from './slider.ts'

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
