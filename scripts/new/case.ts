import { contract } from './case/contract-file.ts'
import * as server from './case/server-files.ts'
import { generatedTable, migration } from './case/table-files.ts'
import type { CaseNames } from './case/names.ts'
import * as web from './case/web-files.ts'
import { insertImportedName, insertInProperty, insertItem, insertLine } from './insert.ts'
import { pageEntries } from './page-entries.ts'
import { depending, dependingInLock } from './packages.ts'
import type { Plan } from './plan.ts'

interface Module {
  /** The number of its next migration: '002'. */
  readonly migration: string
  /** Its `server/audit-names.ts` and `server/todos.ts`, if it has them. */
  readonly hasAuditNames: boolean
  readonly hasTodos: boolean
}

/**
 * Generates a case that one person enters and another one confirms or refuses: its table, flow, calls and desk with to-do and
 * export, with the tests of all.
 */
export function newCase(names: CaseNames, module: Module): Plan {
  const { name, id, role } = names
  const folder = `modules/${names.module.kebab}`
  const desk = `${folder}/web/${name.kebab}`
  return {
    files: {
      [`${folder}/contract/${name.kebab}.ts`]: contract(names),
      [`${folder}/server/${name.kebab}-list.ts`]: server.listHandler(names),
      [`${folder}/server/${name.kebab}-enter.ts`]: server.enterHandler(names),
      [`${folder}/server/${name.kebab}-decide.ts`]: server.decideHandler(names),
      [`${folder}/server/${name.kebab}.call.test.ts`]: server.callTest(names),
      [`${folder}/server/migrations/${module.migration}-${name.kebab}.sql`]: migration(names),
      [`${desk}/${name.kebab}-texts.ts`]: web.texts(names),
      [`${desk}/${name.pascal}Page.tsx`]: web.page(names),
      [`${desk}/${name.kebab}-page.test.tsx`]: web.pageTest(names),
      ...(module.hasAuditNames ? {} : { [`${folder}/server/audit-names.ts`]: server.auditNamesFile(names) }),
    },
    edits: [
      [`${folder}/contract/index.ts`, (text) => insertLine(text, `export * from './${name.kebab}.ts'`)],
      ...pageEntries(folder, name, id, [role]),
      [`${folder}/server/tables.generated.ts`, (text) => withTable(text, names)],
      [`${folder}/server/audit-names.ts`, (text) => withAuditNames(text, names)],
      [`${folder}/server/index.ts`, (text) => inServer(text, names, module)],
      ...(module.hasTodos
        ? ([[`${folder}/server/todos.ts`, (text) => inTodos(text, names)]] satisfies Plan['edits'])
        : []),
      [`${folder}/package.json`, (text) => depending(text, '@iisp/files')],
      ['package-lock.json', (text) => dependingInLock(text, folder, '@iisp/files')],
    ],
  }
}

/** Adds the table before the first one that sorts after it. */
function withTable(text: string, names: CaseNames): string {
  const others = [...text.matchAll(/^ {2}'([^']+)': \{$/gm)]
  const at = others.find(([, table = '']) => table > names.table)?.index ?? text.lastIndexOf('}')
  return ['Generated', 'Moment', 'MomentOrNull'].reduce(
    (result, type) =>
      new RegExp(`import type \\{[^}]*\\b${type}\\b`).test(result)
        ? result
        : insertItem(result, /^import type \{/m, type),
    text.slice(0, at) + generatedTable(names) + text.slice(at),
  )
}

function withAuditNames(text: string, { name }: CaseNames): string {
  const title = name.title
  const actions = [
    `'${name.kebab}-enter': ['录入${title}', '${title}: entered']`,
    `'${name.kebab}-confirm': ['确认${title}', '${title}: confirmed']`,
    `'${name.kebab}-refuse': ['退回${title}', '${title}: returned']`,
  ]
  const named = actions.reduce((result, action) => insertItem(result, /^ {2}actions: \{/m, action), text)
  const object = insertItem(named, /^ {2}objects: \{/m, `'${name.kebab}': ['${title}', '${title}']`)
  const states = `'${name.kebab}': ${name.camel}Flow.byCode`
  const stated = /^ {2}states: \{/m.test(object)
    ? insertItem(object, /^ {2}states: \{/m, states)
    : object.replace(/^\}$/m, `  states: { ${states} },\n}`)
  return insertImportedName(stated, `${name.camel}Flow`, `../contract/${name.kebab}.ts`)
}

function inServer(text: string, { module, name }: CaseNames, { hasAuditNames, hasTodos }: Module): string {
  const exported = insertImportedName(
    insertInProperty(text, 'exportSources', 'handlers', `${name.camel}Export`),
    `${name.camel}Export`,
    `./${name.kebab}-list.ts`,
  )
  const told = hasTodos
    ? exported
    : insertImportedName(
        insertInProperty(exported, 'todos', 'handlers', `${name.camel}Todo`),
        `${name.camel}Todo`,
        `./${name.kebab}-decide.ts`,
      )
  if (hasAuditNames) return told
  const words = `${module.camel}AuditNames`
  return insertImportedName(
    insertImportedName(
      insertInProperty(told, 'fills', 'handlers', `auditNames.contribute([${words}])`),
      words,
      './audit-names.ts',
    ),
    'auditNames',
    '@iisp/contract/audit-names',
  )
}

const inTodos = (text: string, { name }: CaseNames): string =>
  insertImportedName(
    insertItem(text, /export const todos: readonly TodoSource\[\] = \[/, `${name.camel}Todo`),
    `${name.camel}Todo`,
    `./${name.kebab}-decide.ts`,
  )
