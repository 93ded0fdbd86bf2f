import { expect, test } from 'vitest'
import { patternCases } from './patterns.cases.ts'

for (const { title, pattern, takes, refuses } of patternCases) {
  test(title, () => {
    for (const text of takes) expect(pattern.test(text), `takes ${JSON.stringify(text)}`).toBe(true)
    for (const text of refuses) expect(pattern.test(text), `refuses ${JSON.stringify(text)}`).toBe(false)
  })
}

const bait = ['a', '1', '-', '0', 'a.', 'a@', 'a@b.', 'a@b.cn;', '0755-', '中', ' ', '1中a', '+86', ';']
/**
 * Milliseconds of the quickest of three runs, so that processor time taken by other programs does
 * not count.
 */
function quickest(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
test('no pattern takes 50 ms over 50,000 characters', () => {
  for (const { title, pattern } of patternCases) {
    for (const piece of bait) {
      for (const end of ['', '!', '@', '中 ']) {
        const text = piece.repeat(Math.ceil(50_000 / piece.length)) + end
        expect(
          quickest(() => pattern.test(text)),
          `${title} over ${piece}…${end}`,
        ).toBeLessThan(50)
      }
    }
  }
})
