import { expect, test } from 'vitest'
import { withNote } from './with-note.ts'

test('brackets are those of the language', () => {
  expect(withNote('远山一号', 'SXA001', 'zh')).toBe('远山一号（SXA001）')
  expect(withNote('Yuanshan No. 1', 'SXA001', 'en')).toBe('Yuanshan No. 1 (SXA001)')
})
