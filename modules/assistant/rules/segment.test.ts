import { expect, test } from 'vitest'
import { segment } from './segment.ts'

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '怎么用constructor'])(
  'a question may hold %s, which is a word like any other',
  (text) => {
    for (const { word, weight } of segment(text)) {
      expect(typeof word).toBe('string')
      expect(weight).toBeGreaterThan(0)
    }
  },
)
test('initials that people speak stand for their terms', () => {
  expect(segment('hkzl')).toHaveLength(2)
  expect(segment('hkzl').every(({ weight }) => weight < 1)).toBe(true)
})
