import { expect, test } from 'vitest'
import { roles, verbs, waiting } from './glossary.ts'
import { product, textOf } from './repository.ts'

const text = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")`
const pairs = [
  new RegExp(String.raw`\[\s*${text}\s*,\s*${text}\s*,?\s*\]`, 'g'),
  new RegExp(String.raw`zh:\s*${text},\s*en:\s*${text}`, 'g'),
]

/** The Chinese and English texts of a file that stand side by side. */
const pairsOf = (code: string) =>
  pairs.flatMap((pair) =>
    [...code.matchAll(pair)].map(([, zh1, zh2, en1, en2]) => [zh1 ?? zh2 ?? '', en1 ?? en2 ?? ''] as const),
  )

/** The English words for a Chinese one; undefined if the glossary does not have it. */
function wordsFor(zh: string): readonly string[] | undefined {
  const role = roles[zh]
  if (role !== undefined) return [role, `${role}s`]
  const wait = waiting[zh]
  if (wait !== undefined) return [wait]
  const [, done] = (zh.startsWith('已') && verbs[zh.slice(1)]) || []
  return done === undefined ? verbs[zh] : [done]
}

test('a verb and a role have one English word', () => {
  const found = product.flatMap((file) => pairsOf(textOf(file)).map((pair) => [file, ...pair] as const))
  expect(found.length).toBeGreaterThan(4000)
  const wrong = found.filter(([, zh, en]) => wordsFor(zh)?.includes(en) === false)
  expect(
    wrong.map(([file, zh, en]) => `${file}: ${zh} is “${wordsFor(zh)?.join('” or “')}”, not “${en}”`),
  ).toEqual([])
})

test.each([
  ['已退回', ['Returned']],
  ['管理人', ['Manager', 'Managers']],
  ['待复核', ['To review']],
  ['已故', undefined],
])('%s is %j', (zh, words) => expect(wordsFor(zh)).toEqual(words))
