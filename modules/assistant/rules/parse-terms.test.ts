import { expect, test } from 'vitest'
import { parseTerms } from './parse-terms.ts'

const written = `# 同义词 / Words that mean the same
- 登录、login
- 密码、password

# 虚词 / Words that carry no topic
- 的、了
- the、a

# 简拼 / Initials
- hkzl：划款、指令
`

test('a dictionary has words that mean the same, words without a topic, and initials', () => {
  expect(parseTerms('terms.md', written)).toEqual({
    concepts: [
      ['登录', 'login'],
      ['密码', 'password'],
    ],
    stopWords: new Set(['的', '了', 'the', 'a']),
    initials: new Map([['hkzl', ['划款', '指令']]]),
  })
})

test.each([
  ['a word of two concepts', ['password', 'login'], 'terms.md:3: “login” stands in line 2 too'],
  ['a heading that is none', ['简拼 / Initials', 'Initials'], 'terms.md:9: the headings are'],
  ['a line without a hyphen', ['- 的', '的'], 'terms.md:6: an entry stands below a heading'],
  ['words divided by a comma and a space', ['的、了', '的、 了'], 'terms.md:6: words are divided by “、”'],
  ['initials without their terms', ['hkzl：', 'hkzl '], 'terms.md:10: initials are written'],
  [
    'a part without entries',
    ['- hkzl：划款、指令\n', ''],
    'terms.md:1: nothing stands below “# 简拼 / Initials”',
  ],
])('%s is refused with its line', (_, [from = '', to = ''], fault) => {
  expect(() => parseTerms('terms.md', written.replace(from, to))).toThrow(fault)
})
