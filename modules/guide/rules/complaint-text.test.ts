import { expect, test } from 'vitest'
import { complaintFault, lockLeft } from './complaint-text.ts'

test.each([
  ['[BL-193] nothing', '', 'guide.complaintEmpty'],
  ['[BL-193] white space only', ' \n\u3000\t', 'guide.complaintEmpty'],
  ['[BL-194] ten characters', '一二三四五六七八九十', 'guide.complaintShort'],
  ['[BL-194] ten characters and spaces', '一 二 三 四 五 六 七 八 九 十   ', 'guide.complaintShort'],
  ['[BL-194] eleven characters', '一二三四五六七八九十甲', null],
  ['[BL-194] eleven letters', 'abcdefghijk', null],
  ['[BL-195] 500 letters', 'a'.repeat(500), null],
  ['[BL-195] 501 letters', 'a'.repeat(501), 'guide.complaintLong'],
  ['[BL-195] 250 Chinese characters', '字'.repeat(250), null],
  ['[BL-195] 251 Chinese characters', '字'.repeat(251), 'guide.complaintLong'],
])('%s', (_, text, code) => {
  expect(complaintFault(text)?.code ?? null).toBe(code)
})

test.each([
  [null, 0],
  [0, 60],
  [30_000, 30],
  [59_001, 1],
  [60_000, 0],
  [90_000, 0],
])('[BL-189] %s ms after a complaint %i seconds are left', (passed, left) => {
  const now = 1_000_000
  expect(lockLeft(passed === null ? null : now - passed, now)).toBe(left)
})
