import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'
import { compareTexts } from './compare-texts.ts'

const exactly = { ignoreSpaces: false, ignorePunctuation: false }
const marked = (parts: readonly { text: string; changed: boolean }[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

test.each([
  [
    'Chinese by character',
    '管理费率为百分之一',
    '管理费率为百分之二',
    '管理费率为百分之[一]',
    '管理费率为百分之[二]',
  ],
  ['numbers as a whole', '金额1,000.00元', '金额1,200.00元', '金额[1,000.00]元', '金额[1,200.00]元'],
  [
    'words as a whole',
    'the fund manager',
    'the fund custodian',
    'the fund [manager]',
    'the fund [custodian]',
  ],
  ['what one side lacks', '甲方应付款', '甲方应当付款', '甲方应付款', '甲方应[当]付款'],
  ['signs beyond 16 bits', '𠮷祥', '吉祥', '[𠮷]祥', '[吉]祥'],
])('%s', (_, left, right, shownLeft, shownRight) => {
  const compared = compareLines(left, right, exactly)
  expect([marked(compared.left), marked(compared.right)]).toEqual([shownLeft, shownRight])
})

test('what is ignored is shown as it stands, and never changed', () => {
  const compared = compareLines('甲方，应 付款一', '甲方应付款。二', {
    ignoreSpaces: true,
    ignorePunctuation: true,
  })
  expect([marked(compared.left), marked(compared.right)]).toEqual(['甲方，应 付款[一]', '甲方应付款。[二]'])
})

test.each([
  ['equal texts', '甲\n乙', '甲\r\n乙', exactly, []],
  ['a changed line', '甲\n乙\n丙', '甲\n丁\n丙', exactly, [['changed', 2, 2, 1]]],
  ['an added line', '甲\n丙', '甲\n乙\n丙', exactly, [['added', 2, 2, 1]]],
  ['a removed line', '甲\n乙\n丙', '甲\n丙', exactly, [['removed', 2, 2, 1]]],
  ['an empty text', '', '甲\n乙', exactly, [['added', 1, 1, 2]]],
  ['spaces', '甲 方', '甲方', exactly, [['changed', 1, 1, 1]]],
  ['spaces, ignored', '甲 方\u3000', '甲方', { ...exactly, ignoreSpaces: true }, []],
  ['punctuation, ignored', '甲方，“乙方”。', '甲方乙方', { ...exactly, ignorePunctuation: true }, []],
  [
    'two places',
    '1\n甲\n2\n乙',
    '1\n丙\n2\n丁',
    exactly,
    [
      ['changed', 2, 2, 1],
      ['changed', 4, 4, 1],
    ],
  ],
] as const)('%s', (_, left, right, ignored, differences) => {
  const compared = compareTexts({ left, right, ...ignored })
  expect(
    compared?.differences.map(({ kind, leftLine, rightLine, rows }) => [
      kind,
      leftLine,
      rightLine,
      rows.length,
    ]),
  ).toEqual(differences)
})

test('texts that have nothing in common are given up', () => {
  const lines = (sign: string) => Array.from({ length: 1500 }, (_, at) => `${sign}${at}`).join('\n')
  expect(compareTexts({ left: lines('a'), right: lines('b'), ...exactly })).toBeNull()
})
