import { expect, test } from 'vitest'
import { hasDuplicate, refuseFiles, type UploadRules } from './upload-rules.ts'

const mb = 1024 * 1024
const rules: UploadRules = { accept: ['pdf', 'jpg'], maxSize: 50 }
const file = (name: string, size = 10) => ({ name, size })
const why = (
  files: { name: string; size: number }[],
  own: Partial<UploadRules> = {},
  listed = [] as typeof files,
) => refuseFiles(files, listed, { ...rules, ...own })

test.each([
  ['a.pdf', undefined],
  ['A.PDF', undefined],
  ['a.exe', 'format'],
  ['pdf', 'format'],
  ['.pdf', 'noName'],
  [' .pdf', 'noName'],
])('[BL-197] [BL-199] a file called %s is refused because of: %s', (name, reason) => {
  expect(why([file(name)])?.why).toBe(reason)
})
test('[BL-200] a name of 500 characters is taken, of 501 refused', () => {
  expect(why([file(`${'a'.repeat(496)}.pdf`)])).toBeUndefined()
  expect(why([file(`${'a'.repeat(497)}.pdf`)])?.why).toBe('nameTooLong')
})
test.each([
  ['a NUL', 'a\0.pdf'],
  ['a line break', 'a\n.pdf'],
  ['half a pair', 'a\ud83d.pdf'],
  ['bytes that are no UTF-8', 'a\ufffd.pdf'],
  ['a non-character', 'a\ufffe.pdf'],
  ['a turned direction', 'a\u202efdp.pdf'],
])('a name with %s is refused', (_what, name) => {
  expect(why([file(name)])?.why).toBe('nameRefused')
})
test('a name with an emoji or any script is taken', () => {
  expect(why([file('合同 😀 договор עברית.pdf')])).toBeUndefined()
})
test('[BL-198] an empty file is refused', () => {
  expect(why([file('a.pdf', 0)])?.why).toBe('empty')
})
test('[BL-201] singleMaxSize bounds one file', () => {
  expect(why([file('a.pdf', 6 * mb)], { singleMaxSize: 5 })).toEqual({ why: 'singleSize', limit: 5 })
  expect(why([file('a.pdf', 5 * mb)], { singleMaxSize: 5 })).toBeUndefined()
})
test('[BL-202] 50 MB bound one file and all together', () => {
  expect(why([file('a.pdf', 50 * mb)])).toBeUndefined()
  expect(why([file('a.pdf', 50 * mb + 1)])).toEqual({ why: 'size', limit: 50 })
  expect(why([file('a.pdf', 26 * mb), file('b.pdf', 26 * mb)])?.why).toBe('size')
  expect(why([file('b.pdf', 26 * mb)], {}, [file('a.pdf', 26 * mb)])?.why).toBe('size')
})
test('[BL-203] [BL-204] too many at once names the limit; a full list says that it is full', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`))
  expect(why(four, { maxCount: 3 })).toEqual({ why: 'count', limit: 3 })
  expect(why([file('z.pdf')], { maxCount: 3 }, four.slice(0, 3))).toEqual({ why: 'full' })
})
test('a name listed already, or chosen twice, is a duplicate', () => {
  expect(hasDuplicate([file('a.pdf')], [file('a.pdf')])).toBe(true)
  expect(hasDuplicate([file('a.pdf'), file('a.pdf')], [])).toBe(true)
  expect(hasDuplicate([file('b.pdf')], [file('a.pdf')])).toBe(false)
})
