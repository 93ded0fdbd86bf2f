import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const advice =
  "a plain object has the keys 'constructor', 'toString' and '__proto__' although nobody wrote them: " +
  'use a Map, Object.create(null), or look with Object.hasOwn (in the browser Object.keys(…).includes) first'

/** Code with comments and the content of string literals blanked, on the same lines. */
export const bare = (code: string): string =>
  code
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/`(?:[^`\\]|\\.)*`/g, (text) => text.replace(/[^`\n]/g, ' '))
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/\/\/[^\n]*/g, '')

/** Numbers of the lines that look up a key in a plain object, ignoring its prototype. */
export function faults(source: string): number[] {
  const code = bare(source)
  const lineOf = (index: number) => code.slice(0, index).split('\n').length
  const found: number[] = []
  for (const match of code.matchAll(/\b(?:const|let) (\w+): (?:Readonly<)?Record<string,[^=\n]*> = \{/g)) {
    const name = match[1] as string
    for (const use of code.matchAll(new RegExp(`(?<!delete )\\b${name}\\[(?!'')[^\\]]*\\](?! = )`, 'g')))
      found.push(lineOf(use.index))
  }
  for (const cast of code.matchAll(/\[[\w.]+ as keyof typeof \w+\]/g)) found.push(lineOf(cast.index))
  for (const asked of code.matchAll(/[\w.\])]+ in [a-z]\w*\b/g)) {
    const before = code.slice(code.lastIndexOf('\n', asked.index) + 1, asked.index)
    const isLoop =
      /\b(?:for \(|const |let |\[)\s*$/.test(before) || /\[\w+$/.test(before + asked[0].split(' ')[0])
    if (!isLoop && !/keyof\s/.test(code.slice(asked.index, asked.index + 40))) found.push(lineOf(asked.index))
  }
  return found.toSorted((a, b) => a - b)
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'test', 'testing', 'fixtures', 'gallery'].includes(entry.name))
        yield* sources(path)
    } else if (/\.tsx?$/.test(entry.name) && !/\.(test|cases|d|data)\.tsx?$|^gallery\.tsx$/.test(entry.name))
      yield path
  }
}

test('no external key is looked up in a plain object', () => {
  const wrong = ['platform', 'modules', 'apps']
    .flatMap((folder) => [...sources(folder)])
    .flatMap((file) =>
      faults(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}: ${advice}`),
    )
  expect(wrong).toEqual([])
})

test.each([
  ['const a: Record<string, number> = { x: 1 }\nf(a[key])', [2]],
  ['const a: Readonly<Record<string, readonly string[]>> = {\n  x: [],\n}\nf(a[b.c] ?? d)', [4]],
  ['const a: Record<string, number> = {}\nfor (const b of c) a[b] ??= 1', [2]],
  ['const a = kinds[code as keyof typeof kinds]', [1]],
  ['if (path in places) f()', [1]],
  ["const a: Record<string, number> = { x: 1 }\nf(a['x'])", []],
  ['const a = Object.create(null) as Record<string, number>\na[key] = 1', []],
  ['const a: Record<string, number> = {}\nfor (const b of c) a[b] = 1', []],
  ['const a: ReadonlyMap<string, number> = new Map()\nf(a.get(key))', []],
  ["if ('code' in error) f() // stands in a comment", []],
  ['for (const key in value) f(key)\ntype A = { readonly [K in keyof T]: string }', []],
])('%j is refused in lines %j', (source, lines) => expect(faults(source)).toEqual(lines))
