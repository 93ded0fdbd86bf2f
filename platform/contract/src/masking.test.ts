import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskingCases } from './masking.cases.ts'
import { mask } from './masking.ts'

for (const [row, plain, masked] of maskingCases) {
  test(`[${row}] ${plain} shows as ${masked}`, () => expect(mask(plain)).toBe(masked))
}

test('masking keeps the length and hides something of every text of two or more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 60 }), (text) => {
      const masked = mask(text.replaceAll('*', '#'))
      expect([...masked]).toHaveLength([...text].length)
      expect(masked).toContain('*')
    }),
  )
})
