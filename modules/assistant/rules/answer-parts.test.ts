import { expect, test } from 'vitest'
import { answerParts } from './answer-parts.ts'

test.each([
  ['打开[录入](menu:10101)页', ['打开', '录入→10101', '页']],
  ['**注意**：不可恢复', ['*注意*', '：不可恢复']],
  ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['[点这里](https://evil.example)', ['[点这里](https://evil.example)']],
  ['[x](javascript:alert(1))', ['[x](javascript:alert(1))']],
  ['a [b](menu:1x) c', ['a [b](menu:1x) c']],
  ['依据[1]', ['依据[1]']],
  ['', []],
])('%s is read as %j', (answer, expected) => {
  const shown = answerParts(answer).map((part) =>
    part.kind === 'menu'
      ? `${part.text}→${part.menuId}`
      : part.kind === 'strong'
        ? `*${part.text}*`
        : part.text,
  )
  expect(shown).toEqual(expected)
})
