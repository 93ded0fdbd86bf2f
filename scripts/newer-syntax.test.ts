import { expect, test } from 'vitest'
import { newerSyntax } from './newer-syntax.ts'

test.each([
  ['class A { static { a() } }', 94],
  ['await a', 89],
  ['for await (const a of b) c(a)', 89],
  ['class A { #b; has(c) { return #b in c } }', 91],
  ['/a/d.test(b)', 90],
  ['/[a--b]/v.test(b)', 112],
  ['/(?i:a)b/.test(c)', 125],
  ["import a from 'a' with { type: 'json' }", 123],
  ["import('a', { with: { type: 'json' } })", 123],
  ["const a = 1; export { a as 'b c' }", 88],
  ['{ using a = b() }', 134],
  ['@a class B {}', 'none'],
])('%s needs Chrome %s', (script, chrome) => {
  expect(newerSyntax(script).map((found) => found.chrome)).toContain(chrome)
})

test.each([
  'a?.b ?? c; a ??= b; a ||= b; a &&= b',
  'class A { a = 1; static b = 2; #c = 3; #d() {} static #e() {} get #f() { return this.#c } }',
  'async function a() { await b; for await (const c of d) e(c) }',
  'const a = async () => { await b }; const c = { async d() { await e } }',
  "import('a'); import.meta.url; export * as a from 'b'",
  '1_000n; try {} catch {}; /(?<a>b)(?<=c)(?:d)\\p{L}/su.test(e)',
  'for (const a of b) c(a)',
])('Chrome 86 reads %s', (script) => {
  expect(newerSyntax(script)).toEqual([])
})

test('a script with a syntax error is refused', () => {
  expect(() => newerSyntax('const = 1')).toThrow()
})
