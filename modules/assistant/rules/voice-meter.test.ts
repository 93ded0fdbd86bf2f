import { expect, test } from 'vitest'
import { heard, levelOf, silence, voiceDefaults } from './voice-meter.ts'

const after = (...samples: number[]) => samples.reduce(heard, silence)

test('[SH-451] [SH-452] [SH-453] [SH-454] [BU-393] [BU-394] [BU-395] [BU-396] the defaults of a recording', () => {
  expect(voiceDefaults).toEqual({ threshold: 10, attenuation: 7, interval: 200, emitCount: 5 })
})
test('[SH-451] a level below 10 is silence, 10 is speech', () => {
  expect([after(9).spoken, after(10).spoken]).toEqual([false, true])
})
test('[SH-452] the meter sinks by 7 a sample', () => {
  expect([after(50).level, after(50, 0).level, after(50, 0, 0).level, after(5, 0).level]).toEqual([
    50, 43, 36, 0,
  ])
})
test('[SH-454] after speech five quiet samples complete a recording, and speech between starts anew', () => {
  expect(after(30, 0, 0, 0, 0).done).toBe(false)
  expect(after(30, 0, 0, 0, 0, 0).done).toBe(true)
  expect(after(30, 0, 0, 0, 0, 12, 0, 0, 0, 0).done).toBe(false)
  expect(after(0, 0, 0, 0, 0, 0, 0).done).toBe(false)
})
test.each([
  [[], 0],
  [[0, 0], 0],
  [[0.1, -0.1], 30],
  [[1, -1], 100],
])('the level of %j is %i', (samples, level) => {
  expect(levelOf(samples)).toBe(level)
})
