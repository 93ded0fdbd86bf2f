import { expect, test } from 'vitest'
import { textIn } from './text-in.ts'

const texts = {
  zh: { hello: '您好，{{name}}', list: { empty: '暂无数据' } },
  en: { hello: 'Hello, {{name}} ({{name}})' },
}

test.each([
  ['zh', 'hello', '您好，林静'],
  ['en', 'hello', 'Hello, 林静 (林静)'],
  ['zh', 'list.empty', '暂无数据'],
  ['en', 'list.empty', '暂无数据'],
  ['en', 'list', 'list'],
  ['zh', 'list.none', 'list.none'],
  ['zh', 'constructor', 'constructor'],
] as const)('in %s %s reads %s', (language, key, expected) => {
  expect(textIn(texts, language, key, { name: '林静' })).toBe(expected)
})

test('values are inserted unchanged, and a placeholder without a value becomes empty', () => {
  expect(textIn(texts, 'zh', 'hello', { name: '$& {{x}} <b>' })).toBe('您好，$& {{x}} <b>')
  expect(textIn(texts, 'zh', 'hello')).toBe('您好，')
})
