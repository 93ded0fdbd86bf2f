import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newCase } from './case.ts'
import { caseNames } from './case/names.ts'
import { listCall } from './list-call.ts'
import { listPage } from './list-page.ts'
import { newModule } from './module.ts'
import { nameOf } from './names.ts'
import { carryOut } from './plan.ts'

const help = `npm run new -- call <module> <callName> --page <pageName>
  a call that lists rows, for a page of the module: contract, handler, call test
npm run new -- page <module> <page-name> [--roles <role>,<role>] [--id <menu id>]
  a list page among the operators' desks, with a call of its own and the tests of both
npm run new -- case <module> <case-name> [--roles custodian-operator|ta-operator] [--id <menu id>]
  a case that one person enters and another one confirms: table, flow, calls, desk with to-do and export, and their tests
npm run new -- module <module-name> [--roles <role>,<role>] [--id <menu id>]
  a module with a table, a list page and its place in server and portal

Nothing that exists is overwritten. See docs/CONTRIBUTING.md.`

const options = {
  page: { type: 'string' },
  roles: { type: 'string' },
  id: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Runs a generator in a checkout and returns a summary. Throws an error of one sentence if it refuses. */
export async function runNew(root: string, args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [kind, first = '', second = ''] = positionals
  if (values.help || kind === undefined) return help
  const id = values.id ?? freeMenuId(root)
  if (!/^\d{5,6}$/.test(id)) throw new Error(`${id} is no id of a menu: five or six digits`)
  const usualRole = kind === 'case' ? 'custodian-operator' : 'system-administrator'
  const roles = await knownRoles(root, values.roles ?? usualRole)
  switch (kind) {
    case 'call': {
      const module = knownModule(root, first)
      const page = { page: values.page ?? '', roles: await rolesOfPage(root, module, values.page) }
      return written(await carryOut(root, listCall(module, nameOf(second, 'camelCase'), page)))
    }
    case 'page': {
      const module = knownModule(root, first)
      return written(
        await carryOut(root, listPage({ module, name: nameOf(second, 'kebab-case'), id, roles })),
        describe(module, id),
      )
    }
    case 'case': {
      const module = knownModule(root, first)
      const names = caseNames(nameOf(module, 'kebab-case'), nameOf(second, 'kebab-case'), id, roles.join())
      return written(await carryOut(root, newCase(names, moduleAt(root, module))), describe(module, id))
    }
    case 'module': {
      const name = nameOf(first, 'kebab-case')
      if (existsSync(join(root, 'modules', name.kebab)))
        throw new Error(`modules/${name.kebab} exists already`)
      const { dependencies } = manifestOf(root, 'audit')
      const plan = newModule({ name, id, roles, reactVersion: dependencies['react'] ?? '' })
      const paths = await carryOut(root, plan)
      link(root, name.kebab)
      return written(paths, describe(name.kebab, id))
    }
    default:
      throw new Error(`${kind} is neither call, page, case nor module.\n\n${help}`)
  }
}

/** How a case is added to this module. */
function moduleAt(root: string, module: string) {
  const folder = join(root, 'modules', module, 'server')
  const migrations = join(folder, 'migrations')
  const numbers = existsSync(migrations) ? readdirSync(migrations).map((file) => Number.parseInt(file)) : []
  return {
    migration: String(Math.max(0, ...numbers) + 1).padStart(3, '0'),
    hasAuditNames: existsSync(join(folder, 'audit-names.ts')),
    hasTodos: existsSync(join(folder, 'todos.ts')),
  }
}

const describe = (module: string, id: string) =>
  `Write the description of menu ${id} in modules/${module}/fixtures/guides: every page has one above it.`
const written = (paths: readonly string[], ...more: string[]): string =>
  [...paths.map((path) => `  ${path}`), ...more].join('\n')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}
const manifestOf = (root: string, module: string) =>
  JSON.parse(readFileSync(join(root, 'modules', module, 'package.json'), 'utf8')) as Manifest

function knownModule(root: string, name: string): string {
  const modules = readdirSync(join(root, 'modules'))
  if (!modules.includes(name)) throw new Error(`There is no module ${name}; there are ${modules.join(', ')}`)
  return name
}

async function knownRoles(root: string, wanted: string): Promise<string[]> {
  const { roles } = (await import(join(root, 'platform/contract/src/people.ts'))) as {
    readonly roles: readonly string[]
  }
  const chosen = wanted.split(',')
  const unknown = chosen.filter((role) => !roles.includes(role))
  if (unknown.length > 0)
    throw new Error(`There is no role ${unknown.join(', ')}; there are ${roles.join(', ')}`)
  return chosen
}

async function rolesOfPage(
  root: string,
  module: string,
  name: string | undefined,
): Promise<readonly string[]> {
  const exported = (await import(join(root, 'modules', module, 'contract/pages.ts'))) as Readonly<
    Record<string, { readonly roles?: readonly string[] }>
  >
  const pages = Object.entries(exported).filter(([, { roles }]) => roles !== undefined)
  const found = pages.find(([page]) => page === name)?.[1].roles
  if (found === undefined)
    throw new Error(
      `--page names one of ${pages.map(([page]) => page).join(', ') || 'no page: there is none'}`,
    )
  return found
}

/** The menu id after the highest one of the operators' desks. */
function freeMenuId(root: string): string {
  const ids = readdirSync(join(root, 'modules')).flatMap((module) => {
    const file = join(root, 'modules', module, 'contract/pages.ts')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return [...text.matchAll(/\bid: '(909\d\d)'/g)].map(([, id]) => Number(id))
  })
  return String(Math.max(90900, ...ids) + 1)
}

/** Links a package of the workspace into node_modules, as `npm ci` does. */
function link(root: string, module: string): void {
  const folder = join(root, 'node_modules/@iisp')
  if (!existsSync(folder)) return
  symlinkSync(`../../modules/${module}`, join(folder, module), 'dir')
}
