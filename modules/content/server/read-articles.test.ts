import { parseTexts } from '@iisp/server/texts/read-texts'
import { describe, expect, test } from 'vitest'
import { articleKeys, articleOf } from './read-articles.ts'

const written = `kind: help
category: account

# forgot-password
file: guide-ukey
days-ago: 3

## 中文
### 忘记密码怎么办？
点击“忘记密码”。

#### 然后
设置新密码。

## English
### I forgot my password
Choose the link.

#### Then
Set a new one.
`
const read = (content: string) => parseTexts('help.md', content, articleKeys).map(articleOf)

test('an article has a title and a rich text in both languages', () => {
  expect(read(written)).toEqual([
    {
      kind: 'help',
      key: 'forgot-password',
      category: 'account',
      title: ['忘记密码怎么办？', 'I forgot my password'],
      body: [
        '<p>点击“忘记密码”。</p><h3>然后</h3><p>设置新密码。</p>',
        '<p>Choose the link.</p><h3>Then</h3><p>Set a new one.</p>',
      ],
      fileId: 'guide-ukey',
      daysAgo: 3,
    },
  ])
})

describe('a fault names its file and line:', () => {
  test.each([
    ['an unknown kind', ['kind: help', 'kind: toString'], 'help.md:4: “kind” is one of page, help'],
    ['a missing category', ['category: account\n', ''], 'help.md:3: “category” is one of account'],
    [
      'a text without a title',
      ['### I forgot my password', 'I forgot'],
      'help.md:16: a text begins with “### ”',
    ],
    ['days that are no number', ['days-ago: 3', 'days-ago: three'], 'help.md:4: “days-ago” is a number'],
    [
      'a key that is no address',
      ['# forgot-password', '# forgot password'],
      'help.md:4: “forgot password” cannot',
    ],
    [
      'a title alone',
      ['Choose the link.\n\n#### Then\nSet a new one.\n', ''],
      'help.md:4: “forgot-password” has',
    ],
  ])('%s', (_, [from = '', to = ''], fault) => {
    expect(written).toContain(from)
    expect(() => read(written.replace(from, to))).toThrow(fault)
  })
})
