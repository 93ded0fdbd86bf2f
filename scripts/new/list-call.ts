import { type Name } from './names.ts'
import { insertLine } from './insert.ts'
import type { Plan } from './plan.ts'

/** What the declaration of a page determines about access to its calls. */
export interface PageInfo {
  /** The name of its export in the module's `contract/pages.ts`. */
  readonly page: string
  readonly roles: readonly string[]
}

/** A demonstration account of each role. */
const accounts: ReadonlyMap<string, string> = new Map([
  ['operator', 'lin.jing'],
  ['reviewer', 'zhou.hang'],
  ['signer', 'shen.li'],
  ['administrator', 'gu.min'],
  ['custodian-operator', 'zhao.tuo'],
  ['ta-operator', 'ji.deng'],
  ['supervisor', 'fang.shen'],
  ['system-administrator', 'guan.li'],
  ['auditor', 'shen.ji'],
])

/** Generates a call that lists rows page by page: contract, handler, call test, and its entry in the module's contract. */
export function listCall(module: string, call: Name, page: PageInfo, table?: string): Plan {
  const folder = `modules/${module}`
  return {
    files: {
      [`${folder}/contract/${call.kebab}.ts`]: contract(module, call, page),
      [`${folder}/server/${call.kebab}.ts`]: table === undefined ? emptyHandler(call) : handler(call, table),
      [`${folder}/server/${call.kebab}.call.test.ts`]: callTest(
        call,
        page,
        table === undefined ? 'list: [], total: 0' : 'total: 3',
      ),
    },
    edits: [
      [`${folder}/contract/index.ts`, (text) => insertLine(text, `export * from './${call.kebab}.ts'`)],
    ],
  }
}

const contract = (
  module: string,
  call: Name,
  { page }: PageInfo,
) => `import { type Static, defineList, t } from '@iisp/contract'
import { ${page} } from './pages.ts'

const row = t.Object({ id: t.id, name: t.text(100), createdAt: t.dateTime })
export type ${call.pascal}Row = Static<typeof row>

/** Rows whose name contains the keyword, newest first. */
export const ${call.camel} = defineList({
  summary: { zh: '${call.title}', en: '${call.title}' },
  path: '/api/${module}/${call.camel}',
  filters: { keyword: t.Optional(t.text(50)) },
  row,
  access: { who: 'pages', pages: [${page}] },
})
`

const emptyHandler = (call: Name) => `import { pageAnswer, pageWindow, reader } from '@iisp/server'
import { ${call.camel} as call } from '../contract/${call.kebab}.ts'

// A skeleton: read the rows of the page and count them.
export const ${call.camel} = reader(call, async (_ctx, input) => pageAnswer([], 0, pageWindow(input)))
`

const handler = (
  call: Name,
  table: string,
) => `import { containing, readPage, reader, timeText } from '@iisp/server'
import { ${call.camel} as call } from '../contract/${call.kebab}.ts'
import { q } from './tables.ts'

export const ${call.camel} = reader(call, ({ db }, input) =>
  readPage(
    db,
    input,
    q.selectFrom('${table}').where('name', 'ilike', containing((input.keyword ?? '').trim())),
    {
      select: (all) => all.select(['id', 'name', timeText('created_at').as('createdAt')]).orderBy('id', 'desc'),
      present: (row) => row,
    },
  ),
)
`

/** @param expected what the call answers with the demonstration data of the module */
function callTest(call: Name, { roles }: PageInfo, expected: string): string {
  const allowed = [...accounts].find(([role]) => roles.includes(role))?.[1] ?? 'lin.jing'
  const other = [...accounts].find(([role]) => !roles.includes(role))?.[1]
  return `import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ${call.camel} } from '../contract/${call.kebab}.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp?.close())

test('the rows are listed', async () => {
  const client = await iisp.as('${allowed}')
  expect(await client.ok(${call.camel}, {})).toMatchObject({ ${expected}, pageNo: 1 })
})

test('input that the contract does not know is refused', async () => {
  const client = await iisp.as('${allowed}')
  const input: object = { unknown: 1 }
  expect((await client.send(${call.camel}, input)).status).toBe(400)
})

test('a stranger is refused', async () => {
  expect((await iisp.visitor().send(${call.camel}, {})).status).toBe(401)
})
${
  other === undefined
    ? ''
    : `
test('somebody without the page is refused', async () => {
  const client = await iisp.as('${other}')
  expect((await client.send(${call.camel}, {})).status).toBe(403)
})
`
}`
}
