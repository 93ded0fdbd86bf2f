import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tool } from '../tools.ts'
import { insertImport, insertImportedName, insertInProperty, insertItem, insertLine } from './insert.ts'
import { nameOf } from './names.ts'
import { runNew } from './run-new.ts'
import { copiedCheckout, examples } from './test/copied-checkout.ts'

let copy: string
const textOf = (path: string) => readFileSync(join(copy, path), 'utf8')
let written: string[]
beforeAll(async () => {
  copy = copiedCheckout()
  written = []
  for (const example of examples) written.push(...pathsOf(await runNew(copy, example)))
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)
const pathsOf = (answer: string) => [...answer.matchAll(/^ {2}(\S+)$/gm)].map(([, path]) => path as string)

test('each generator writes files, tests and entries', () => {
  for (const path of [
    'modules/transfers/contract/order-note-list.ts',
    'modules/transfers/server/order-note-list.ts',
    'modules/transfers/server/order-note-list.call.test.ts',
    'modules/audit/web/slow-calls/SlowCallsPage.tsx',
    'modules/audit/web/slow-calls/slow-calls-page.test.tsx',
    'modules/audit/server/slow-calls-list.ts',
    'modules/custody-fee/package.json',
    'modules/custody-fee/contract/fee-waiver.ts',
    'modules/custody-fee/server/fee-waiver-decide.ts',
    'modules/custody-fee/server/migrations/002-fee-waiver.sql',
    'modules/custody-fee/web/fee-waiver/FeeWaiverPage.tsx',
    'modules/custody-fee/README.md',
    'modules/custody-fee/server/migrations/001-custody-fee.sql',
    'modules/custody-fee/web/custody-fee-records/CustodyFeeRecordsPage.tsx',
  ]) {
    expect(written).toContain(path)
    expect(existsSync(join(copy, path)), path).toBe(true)
  }
  expect(textOf('modules/transfers/server/handlers.generated.ts')).toMatch(/^ +orderNoteList,$/m)
  expect(textOf('modules/custody-fee/server/handlers.generated.ts')).toContain('custodyFeeRecordsList')
  expect(textOf('modules/transfers/contract/index.ts')).toContain("export * from './order-note-list.ts'")
  expect(textOf('modules/audit/contract/pages.ts')).toMatch(/pages = \[.*slowCalls.*\]/)
  expect(textOf('modules/audit/web/entry.ts')).toContain('{ page: slowCalls, component: SlowCallsPage }')
  expect(textOf('apps/server/src/compose.ts')).toMatch(/^ +custodyFeeServer,$/m)
  expect(textOf('apps/portal/src/manifests.ts')).toMatch(/^ +custodyFeeManifest,$/m)
  expect(textOf('package-lock.json')).toContain('"node_modules/@iisp/custody-fee"')
})

test('each page gets its own menu id', () => {
  const idOf = (path: string) =>
    /id: '(909\d\d)',\n\s+parent: operationsGroup,\n\s+path: '\/operations\/(?:slow|custody)/.exec(
      textOf(path),
    )?.[1]
  const ids = ['audit', 'custody-fee'].map((module) => idOf(`modules/${module}/contract/pages.ts`))
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(2)
})

test('generated code is formatted and passes the linter', () => {
  const code = written.filter((path) => /\.tsx?$/.test(path))
  for (const command of [tool('oxfmt', '--check', ...code), tool('oxlint', '--deny-warnings', ...code)]) {
    const { status, stdout } = spawnSync(...command, { cwd: copy, encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  }
}, 30_000)

test.each([
  [['call', 'transfers', 'orderNoteList', '--page', 'transferList'], /exists already/],
  [['page', 'audit', 'slow-calls'], /exists already/],
  [['module', 'custody-fee'], /exists already/],
  [['call', 'nowhere', 'thingList'], /There is no module nowhere/],
  [['call', 'transfers', 'thing-list', '--page', 'transferList'], /not a name in camelCase/],
  [['call', 'transfers', 'thingList', '--page', 'toString'], /--page names one of .*transferList/],
  [['page', 'audit', 'SlowCalls'], /not a name in kebab-case/],
  [['page', 'audit', '../out'], /not a name in kebab-case/],
  [['page', 'reference', 'price-list'], /web\/entry\.ts.* is missing/],
  [['page', 'audit', 'more-calls', '--roles', 'nobody'], /There is no role nobody/],
  [['page', 'audit', 'more-calls', '--id', 'x'], /no id of a menu/],
  [['case', 'custody-fee', 'fee-waiver'], /exists already/],
  [['case', 'audit', 'slip', '--roles', 'auditor'], /needs two people of its role: custodian-operator/],
  [['thing'], /neither call, page, case nor module/],
])('%o is refused', async (args, sentence) => {
  await expect(runNew(copy, args)).rejects.toThrow(sentence)
})

test('without arguments it shows its usage', async () => {
  expect(await runNew(copy, [])).toMatch(/^npm run new -- call/)
  expect(await runNew(copy, ['--help'])).toMatch(/^npm run new -- call/)
})

test('a name is converted to all spellings', () => {
  const spellings = { camel: 'errorLog', kebab: 'error-log', pascal: 'ErrorLog', title: 'Error log' }
  expect(nameOf('errorLog', 'camelCase')).toEqual(spellings)
  expect(nameOf('error-log', 'kebab-case')).toEqual(spellings)
})

test.each([
  ['a = [b, d]', 'c', 'a = [b, c, d]'],
  ['a = [\n  b(x, [y]),\n  d,\n]', 'c', 'a = [b(x, [y]), c, d]'],
  ['a = [...z, b]', 'c', 'a = [...z, b, c]'],
  ['a = []', 'c', 'a = [c]'],
])('%j gets an item', (text, item, result) => expect(insertItem(text, /a = \[/, item)).toBe(result))

test('a missing or unterminated list is refused', () => {
  expect(() => insertItem('b = []', /a = \[/, 'c')).toThrow('is not found')
  expect(() => insertItem('a = [b', /a = \[/, 'c')).toThrow('does not end')
})

test('a property gets an item, and is added behind another one', () => {
  const text = 'a = {\n  name: "a",\n  handlers,\n}\n'
  const added = insertInProperty(text, 'todos', 'handlers', 'b')
  expect(added).toBe('a = {\n  name: "a",\n  handlers,\n  todos: [b],\n}\n')
  expect(insertInProperty(added, 'todos', 'handlers', 'c')).toContain('  todos: [b, c],\n')
  expect(() => insertInProperty(text, 'todos', 'pages', 'b')).toThrow('pages is not found')
})

test('imports and lines are inserted in sorted order', () => {
  const text = "import { a } from '@x/a'\nimport {\n  c,\n} from './c.ts'\n"
  expect(insertImport(text, '{ b }', './b.ts')).toBe(
    text.replace('import {\n  c', "import { b } from './b.ts'\nimport {\n  c"),
  )
  expect(insertImport(text, '{ d }', './d.ts')).toBe(`${text}import { d } from './d.ts'\n`)
  expect(insertImportedName(text, 'b', './c.ts')).toContain("import {b, c} from './c.ts'")
  expect(insertLine('a\nc\n', 'b')).toBe('a\nb\nc\n')
})
