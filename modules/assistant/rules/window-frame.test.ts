import { expect, test } from 'vitest'
import { arrowStep, firstFrame, fitted, moved, resized } from './window-frame.ts'

const room = { width: 1440, height: 900 }

test('a first window stands in the lower right corner', () => {
  expect(firstFrame(room)).toEqual({ width: 400, height: 600, left: 1016, top: 276 })
})
test('in a narrow room it takes what there is', () => {
  expect(firstFrame({ width: 390, height: 600 })).toEqual({ width: 374, height: 584, left: 8, top: 8 })
})
test.each([
  [-5000, -5000, 8, 8],
  [5000, 5000, 1032, 292],
  [-16, -76, 1000, 200],
])('moved by %i, %i it stays in sight at %i, %i', (dx, dy, left, top) => {
  expect(moved(firstFrame(room), dx, dy, room)).toMatchObject({ left, top, width: 400, height: 600 })
})
test.each([
  [-900, -900, 320, 360],
  [9000, 9000, 932, 792],
])('resized by %i, %i it measures %i by %i', (dx, dy, width, height) => {
  const frame = { left: 500, top: 100, width: 400, height: 600 }
  expect(resized(frame, dx, dy, room)).toEqual({ left: 500, top: 100, width, height })
})
test('a window that was larger than the room now is comes back into it', () => {
  expect(fitted({ left: 1300, top: 800, width: 600, height: 800 }, { width: 800, height: 600 })).toEqual({
    left: 192,
    top: 8,
    width: 600,
    height: 584,
  })
})
test('arrow keys move by a step, other keys do not', () => {
  expect([arrowStep('ArrowLeft'), arrowStep('ArrowDown'), arrowStep('a')]).toEqual([[-24, 0], [0, 24], null])
})
