import { Refusal, t } from '@iisp/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { headerText } from './header-text.ts'
import { parseJson } from './parse-json.ts'
import { readQuery, typedQuery } from './parse-query.ts'

afterEach(() => {
  vi.restoreAllMocks()
})
const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`

test.each([
  ['70,000 keys', keys(70_000)],
  ['1,001 keys', keys(1_001)],
  ['keys spread over many objects', `[${Array(600).fill('{"a":1,"b":2}').join(',')}]`],
  ['21,000 items', `[${Array(21_001).fill('1').join(',')}]`],
  ['lists 33 deep', '['.repeat(33) + ']'.repeat(33)],
  ['lists without end', '['.repeat(100_000)],
  ['a text without end', '{"a":"\\"'],
])('%s are refused before they are built', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(() => parseJson(text)).toThrow(Refusal)
  expect(parse).not.toHaveBeenCalled()
})

test.each([
  ['1,000 keys', keys(1_000)],
  ['lists 32 deep', '['.repeat(32) + ']'.repeat(32)],
  ['marks within texts', '{"a":"{[,:\\"\\\\","b\\"":["x:,"]}'],
  ['a text of backslashes', `{"a":"${'\\\\'.repeat(500)}"}`],
])('%s are read', (_, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"\\u0062":2}}',
  '{"__proto__":1}',
  '["\\u0000"]',
  '["\\ud800"]',
  '{a:1}',
  '',
])('%s is refused', (text) => {
  expect(() => parseJson(text)).toThrow(Refusal)
})

const schema = t.strict({ ids: t.Array(t.String()), about: t.Object({}) })
test.each([
  ['a key given twice', 'about={"a":1,"a":2}'],
  ['a prototype key', 'about={"__proto__":{}}'],
  ['a NUL', 'ids=["\\u0000"]'],
  ['a lone surrogate', 'ids=["\\udc00"]'],
  ['nothing', 'ids='],
  ['depth', `ids=${'['.repeat(40)}${']'.repeat(40)}`],
])('JSON within a form or an address with %s is refused by its field', (_, query) => {
  expect(() => typedQuery(schema, readQuery(encodeURI(query)))).toThrow(
    expect.objectContaining({ params: { field: query.split('=')[0] } }),
  )
})

test.each([
  ['Mozilla/5.0', 'Mozilla/5.0'],
  [Buffer.from('浏览器 😀').toString('latin1'), '浏览器 😀'],
  [Buffer.from('😀'.repeat(30)).toString('latin1'), '😀'.repeat(20)],
])('a header that is kept is read as UTF-8', (sent, kept) => {
  expect(headerText(sent, 20)).toBe(kept)
})
test.each(['\u00c3', '\u00ed\u00a0\u0080', 'a\u00bb\u00ae'])(
  'a header %j that is no UTF-8 is refused',
  (sent) => {
    expect(() => headerText(sent, 20)).toThrow(Refusal)
  },
)
