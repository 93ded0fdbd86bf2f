import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstCharacters, textLength, truncateText } from './text-length.ts'

test('[SH-225] wide characters count double', () => {
  const cases: [string, number][] = [
    ['', 0],
    ['abc', 3],
    ['中文', 4],
    ['Ab1中', 5],
    ['（）', 4],
    ['ＡＢ', 4],
    ['𠮷', 2],
    ['“远山”', 8],
    ['é', 1],
    ['😀', 2],
  ]
  for (const [text, length] of cases) expect(textLength(text), text).toBe(length)
})

test('[SH-225] limit 10: five Chinese characters and ten letters stay whole, six are cut', () => {
  expect(truncateText('一二三四五', 10)).toBe('一二三四五')
  expect(truncateText('abcdefghij', 10)).toBe('abcdefghij')
  expect(truncateText('一二三四五六', 10)).toBe('一二三四五…')
  expect(truncateText('a一二三四五', 10)).toBe('a一二三四…')
})

test('truncation of anything but a string is an error', () => {
  for (const content of [null, undefined, 12, {}, ['a']]) {
    expect(() => truncateText(content as string, 10)).toThrow(TypeError)
  }
})

/**
 * Any character. The library's own arbitrary builds tables of all characters, which takes seconds
 * on a busy machine.
 */
const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

test('a cut text keeps within the limit and never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), fc.nat(20), (text, limit) => {
      const cut = truncateText(text, limit)
      if (cut === text) return
      const head = cut.slice(0, -1)
      expect(text.startsWith(head)).toBe(true)
      expect(textLength(head)).toBeLessThanOrEqual(limit)
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})

test('the first characters of a text are whole ones', () => {
  expect(firstCharacters('短', 5)).toBe('短')
  expect(firstCharacters('a😀b', 2)).toBe('a😀')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, most) => {
      const cut = firstCharacters(text, most)
      expect(cut.isWellFormed()).toBe(true)
      expect([...cut].length).toBeLessThanOrEqual(Math.max(most, 0))
      expect(text.startsWith(cut)).toBe(true)
    }),
  )
})
