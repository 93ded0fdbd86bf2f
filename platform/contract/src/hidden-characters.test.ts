import { expect, test } from 'vitest'
import { hiddenCharacter, withoutHidden } from './hidden-characters.ts'

test.each([
  ['a zero-width space', '远山\u200B私募', 'U+200B', null],
  ['a word joiner', '远山\u2060', 'U+2060', null],
  ['a soft hyphen', 'Yuan\u00ADshan', 'U+00AD', null],
  ['a right-to-left override', '\u202E6225', 'U+202E', 'U+202E'],
  ['an isolate', '6225\u2066', 'U+2066', 'U+2066'],
  ['a tag', '远山\u{E0041}', 'U+E0041', 'U+E0041'],
  ['a control character', '62\u000825', 'U+0008', 'U+0008'],
  ['a code point that is no character', '远山\uFFFE', 'U+FFFE', 'U+FFFE'],
  ['one beyond the first plane', '远山\u{1FFFF}', 'U+1FFFF', 'U+1FFFF'],
  ['a filler', '远\u3164山', 'U+3164', null],
  ['a line break', '远山\n私募', 'U+000A', null],
  ['a tab', '远山\t私募', 'U+0009', null],
  ['joined emoji', '👩\u200D💻', 'U+200D', null],
  ['plain names', '远山（上海）私募基金 Co., Ltd. ·甲', null, null],
  ['rare characters', '𠮷野家・㐂', null, null],
])('%s', (_, value, inLine, inText) => {
  expect([hiddenCharacter(value, 'line'), hiddenCharacter(value, 'text')]).toEqual([inLine, inText])
  expect(hiddenCharacter(withoutHidden(value, 'line'), 'line')).toBeNull()
  expect(hiddenCharacter(withoutHidden(value, 'text'), 'text')).toBeNull()
})

test('what is taken out leaves the rest as it stands', () => {
  expect(withoutHidden('远\u200B山\n私\u202E募', 'line')).toBe('远山私募')
  expect(withoutHidden('远\u200D山\n私\u202E募', 'text')).toBe('远\u200D山\n私募')
})
