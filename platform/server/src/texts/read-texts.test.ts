import { describe, expect, test } from 'vitest'
import { helpKeys, helpTextOf } from './read-help-texts.ts'
import { parseTexts } from './read-texts.ts'

const written = `category: transfer

# transfer-enter
page: 10101 划款指令录入
keywords: 划款、录入
related: transfer-fields, transfer-modes
pinned: yes

## 中文
- 如何录入划款指令？
- 怎么打款

打开[划款指令录入](menu:10101)：
1. 选择产品。

## English
- How do I enter a transfer order?

Open [New transfer order](menu:10101).

# transfer-fields
category: lists

## 中文
- 有哪些字段？

见页面。

## English
- Which fields are there?

The page shows them.
`
const read = (content: string) => parseTexts('orders.md', content, helpKeys).map(helpTextOf)

test('a file has several help texts, each with both languages', () => {
  expect(read(written)).toEqual([
    {
      code: 'transfer-enter',
      category: 'transfer',
      menuId: '10101',
      zh: {
        ask: ['如何录入划款指令？', '怎么打款'],
        answer: '打开[划款指令录入](menu:10101)：\n1. 选择产品。',
      },
      en: {
        ask: ['How do I enter a transfer order?'],
        answer: 'Open [New transfer order](menu:10101).',
      },
      keywords: ['划款', '录入'],
      related: ['transfer-fields', 'transfer-modes'],
      pinned: true,
    },
    {
      code: 'transfer-fields',
      category: 'lists',
      menuId: '',
      zh: { ask: ['有哪些字段？'], answer: '见页面。' },
      en: { ask: ['Which fields are there?'], answer: 'The page shows them.' },
      keywords: [],
      related: [],
    },
  ])
})

test('lines may end as on Windows', () => {
  expect(read(written.replaceAll('\n', '\r\n'))).toEqual(read(written))
})

describe('a fault names its file and line:', () => {
  test.each([
    [
      'a missing language',
      ['## English\n- Which fields are there?\n\nThe page shows them.\n', ''],
      'orders.md:21: “transfer-fields” lacks “## English”',
    ],
    [
      'a language of another name',
      ['## English', '## Englisch'],
      'orders.md:16: “transfer-enter” lacks “## English”',
    ],
    ['a language without text', ['见页面。', ''], 'orders.md:25: the question has no answer'],
    [
      'an empty language',
      ['- 有哪些字段？\n\n见页面。\n', ''],
      'orders.md:24: nothing is written below “## 中文”',
    ],
    [
      'a third language',
      ['# transfer-fields', '## Deutsch\n\n# transfer-fields'],
      'orders.md:21: “transfer-enter” has two',
    ],
    ['an unknown key', ['related:', 'see:'], 'orders.md:6: there is no key “see”'],
    [
      'a key that stands twice',
      ['pinned: yes', 'page: 10101 划款指令录入'],
      'orders.md:7: “page” stands twice',
    ],
    [
      'text instead of a key',
      ['pinned: yes', 'pinned'],
      'orders.md:7: a header line is written “key: value”',
    ],
    [
      'a text without a question',
      ['- 有哪些字段？', '有哪些字段？'],
      'orders.md:25: the text has no question',
    ],
    ['an unknown category', ['category: lists', 'category: list'], 'orders.md:21: “category” is one of'],
    ['a page without its name', ['10101 划款指令录入', '10101'], 'orders.md:3: a menu is written'],
    [
      'a pin that is neither yes nor left out',
      ['pinned: yes', 'pinned: no'],
      'orders.md:3: “pinned” is “yes”',
    ],
    [
      'a code with capital letters',
      ['# transfer-fields', '# Transfer fields'],
      'orders.md:21: the code of a text',
    ],
  ])('%s', (_, [from = '', to = ''], fault) => {
    expect(written).toContain(from)
    expect(() => read(written.replace(from, to))).toThrow(fault)
  })
})
