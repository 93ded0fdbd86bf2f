import { insertImportedName, insertItem } from './insert.ts'
import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** Declares a page among the operators' desks, in the contract of a module and in its entry. */
export const pageEntries = (
  folder: string,
  name: Name,
  id: string,
  roles: readonly string[],
): Plan['edits'] => [
  [`${folder}/contract/pages.ts`, (text) => withPage(text, name, id, roles)],
  [`${folder}/web/entry.ts`, (text) => withComponent(text, name)],
  [`${folder}/web/manifest.ts`, (text) => inManifest(text, name)],
]

function withPage(text: string, name: Name, id: string, roles: readonly string[]): string {
  const listed = insertItem(text, /export const pages(?:: [\w[\] ]+)? = \[/, name.camel)
  const at = listed.indexOf('export const pages')
  const page = `export const ${name.camel} = definePage({
  id: '${id}',
  parent: operationsGroup,
  path: '/operations/${name.kebab}',
  name: { zh: '${name.title}', en: '${name.title}' },
  sort: ${Number(id.slice(-3))},
  roles: [${roles.map((role) => `'${role}'`).join(', ')}],
  queries: true,
})

`
  return ['definePage', 'operationsGroup'].reduce(
    (result, imported) =>
      new RegExp(`import \\{[^}]*\\b${imported}\\b`).test(result)
        ? result
        : insertImportedName(result, imported, '@iisp/contract'),
    listed.slice(0, at) + page + listed.slice(at),
  )
}

function withComponent(text: string, name: Name): string {
  const listed = insertItem(text, /\bpages: \[/, `{ page: ${name.camel}, component: ${name.pascal}Page }`)
  const at = listed.indexOf('const entry')
  const part = `const ${name.pascal}Page = lazyPart(() => import('./${name.kebab}/${name.pascal}Page.tsx'), '${name.pascal}Page')

`
  const written = insertImportedName(
    listed.slice(0, at) + part + listed.slice(at),
    name.camel,
    '../contract/pages.ts',
  )
  return /import \{[^}]*\blazyPart\b/.test(written)
    ? written
    : insertImportedName(written, 'lazyPart', '@iisp/web/loader/index')
}

/** Adds the page to a manifest that lists its pages. Most manifests use the whole list of the contract instead. */
const inManifest = (text: string, name: Name): string =>
  /import \{[^}]*\bpages\b/.test(text)
    ? text
    : insertImportedName(insertItem(text, /\bpages: \[/, name.camel), name.camel, '../contract/pages.ts')
