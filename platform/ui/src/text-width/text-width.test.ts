import { expect, test } from 'vitest'
import { cutText, textWidth } from './text-width.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['基金', 4],
  ['A类份额', 7],
  ['（）', 4],
  ['𠮷', 2],
])('[SH-225] %s is %i wide', (text, width) => {
  expect(textWidth(text)).toBe(width)
})

test.each([
  ['一二三四五', 10, '一二三四五'],
  ['一二三四五六', 10, '一二三四五'],
  ['abcdefghij', 10, 'abcdefghij'],
  ['abcdefghijk', 10, 'abcdefghij'],
  ['a一二', 4, 'a一'],
])('[SH-225] %s cut to %i is %s', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut)
})
