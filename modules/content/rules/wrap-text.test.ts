import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

test.each([
  ['', ['']],
  ['新年', ['新年']],
  ['新年快乐万事如意', ['新年快乐万事', '如意']],
  ['happy new year', ['happy', 'new', 'year']],
  ['congratulations', ['congra', 'tulati', 'ons']],
  ['一\n\n二', ['一', '', '二']],
  ['祝happy新年', ['祝happy', '新年']],
])('%j in lines of six', (text, lines) =>
  expect(wrapText(text, (line) => [...line].length <= 6)).toEqual(lines),
)
