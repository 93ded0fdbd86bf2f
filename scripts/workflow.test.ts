import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface AnyFlow {
  readonly all: readonly string[]
  readonly moves: readonly { readonly event: string }[]
  readonly moveEffects: Readonly<Record<string, { readonly audit: string }>>
  readonly markEffects: Readonly<Record<string, { readonly audit: string }>>
}
const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'byCode' in value && 'moveEffects' in value

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$|\/(test|testing|fixtures|node_modules)\//.test(file)
const sourcesOf = (module: string): string[] =>
  readdirSync(join(root, 'modules', module), { recursive: true, encoding: 'utf8' })
    .map((file) => `modules/${module}/${file}`)
    .filter(isProduct)
const modules = readdirSync(join(root, 'modules'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const tables = modules.flatMap((module) =>
  sourcesOf(module)
    .filter((file) => file.includes('/contract/') && read(file).includes('defineFlow('))
    .map((file) => ({ module, file })),
)
const flows = await Promise.all(
  tables.map(async ({ module, file }) => {
    const found = Object.values((await import(join(root, file))) as Record<string, unknown>).filter(isFlow)
    return { module, file, flow: found[0] as AnyFlow }
  }),
)

test('every module with cases has a state table', () => {
  expect([...new Set(flows.map(({ module }) => module))].toSorted()).toEqual([
    'approval',
    'assistant',
    'feedback',
    'fund-relation',
    'guide',
    'identity',
    'opening',
    'registration',
    'ta',
    'transfers',
    'verification',
  ])
})

test('every move and mark names its audit row as an act of its own module', () => {
  const wrong = flows.flatMap(({ module, flow }) =>
    Object.entries({ ...flow.moveEffects, ...flow.markEffects })
      .filter(([, { audit }]) => !new RegExp(`^${module}\\.[a-z-]+$`).test(audit))
      .map(([event]) => `${module}: ${event}`),
  )
  expect(wrong).toEqual([])
})

/**
 * Matches a quoted state code: a number of several digits anywhere, a word or a single digit, which are flags and kinds
 * elsewhere, only where a field named like a state is compared or set.
 */
const literalsOf = (codes: readonly string[]): RegExp => {
  const numbers = codes.filter((code) => /^\d\d+$/.test(code)).map((code) => `'${code}'`)
  const words = codes.filter((code) => !/^\d\d+$/.test(code)).join('|')
  const word = `(?:stat(?:e|us)|stage)\\)?\\s*(?:[!=]==?|<>|=|:|IN\\s*\\(|',\\s*'[!=]=?',)\\s*'(?:${words})'`
  return new RegExp([...numbers, ...(words === '' ? [] : [word])].join('|'), 'i')
}

test('no state is written as a literal outside its table', () => {
  const wrong = flows.flatMap(({ module, file: table, flow }) => {
    const literal = literalsOf(flow.all)
    return sourcesOf(module)
      .filter((file) => file !== table && !file.endsWith('.generated.ts'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, n) => (literal.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
      )
  })
  expect(wrong, 'say it as flow.codes.… or flow.sets.…; in SQL by stateLiteral and stateList').toEqual([])
})

test('only moveCase changes the state of a case', () => {
  const wrong = modules.flatMap((module) => {
    const sources = sourcesOf(module).map((file) => ({ file, text: read(file) }))
    const cases = sources.flatMap(({ text }) =>
      [...text.matchAll(/defineCaseTable<[\s\S]*?table: '([\w.]+)'/g)].map(([, table]) => table as string),
    )
    return cases.flatMap((table) => {
      const name = table.replace('.', '\\.')
      const byHand = new RegExp(
        `UPDATE ${name}\\s+SET(?:(?!WHERE)[^\`])*\\b(?:status|state) = |updateTable\\('${name}'\\)\\s*\\.set\\(\\{(?:(?!\\.where)[\\s\\S])*\\b(?:status|state):`,
      )
      return sources.flatMap(({ file, text }) => (byHand.test(text) ? [`${file}: ${table}`] : []))
    })
  })
  expect(wrong, 'moveCase writes the step, the audit row and the events with the state').toEqual([])
})

test('a case with steps is begun where it is inserted', () => {
  const wrong = modules.flatMap((module) => {
    const sources = sourcesOf(module).map((file) => ({ file, text: read(file) }))
    const kept = sources.flatMap(({ text }) =>
      [...text.matchAll(/defineCaseTable<[\s\S]*?table: '([\w.]+)'([\s\S]*?)\n\}\)/g)].flatMap(
        ([, table, rest]) => (/^ {2}history\b/m.test(rest as string) ? [table as string] : []),
      ),
    )
    return kept.flatMap((table) => {
      const inserts = new RegExp(`insertInto\\('${table}'\\)|INSERT INTO ${table}\\s`)
      return sources.flatMap(({ file, text }) =>
        inserts.test(text) && !/\bbeginCases?\(/.test(text) ? [`${file}: ${table}`] : [],
      )
    })
  })
  expect(wrong, 'beginCase writes the first step, the audit row and the events').toEqual([])
})
