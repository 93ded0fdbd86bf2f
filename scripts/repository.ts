/** Packages, source files and imports of the repository, for the tests of its structure. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export interface Workspace {
  readonly name: string
  /** Its folder, below the root. */
  readonly folder: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly exports?: Record<string, string>
  readonly dependencies?: Record<string, string>
}

export const workspaces: readonly Workspace[] = ['platform', 'modules', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = `${group}/${name}`
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) return []
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    const dependencies = Object.keys(manifest.dependencies ?? {})
    return [{ name: manifest.name, folder, exports: manifest.exports ?? {}, dependencies }]
  }),
)
const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))

/** Paths of files below `folder` whose names match, except installed and built ones. */
export function* filesBelow(folder: string, name: RegExp, checkout = root): Generator<string> {
  for (const entry of readdirSync(join(checkout, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist'].includes(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(path, name, checkout)
    else if (name.test(entry.name)) yield path
  }
}

/** Whether a file is a test, its data or its tools, which no build of the product contains. */
export const isTest = (file: string) =>
  /\.(test|cases|e2e)\.tsx?$|\/test\/|\/server\/testing\/|gallery\.tsx$/.test(file)
/** Source files of the product. */
export const product: readonly string[] = ['platform', 'modules', 'apps']
  .flatMap((folder) => [...filesBelow(folder, /(?<!\.d)\.tsx?$/)])
  .filter((file) => !isTest(file))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export interface Import {
  /** As written in the source: './order.ts', '@iisp/files/contract', 'react'. */
  readonly name: string
  /** The imported file of this repository, or `name` for a library. */
  readonly to: string
  /** Loaded when it is needed. */
  readonly lazy: boolean
}
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s)?(?:[^'";]*?\sfrom\s+)?'([\w@./:?-]+)'|import\('([\w@./:?-]+)'\)/g

/** All imports of a file: of values and of types, static and dynamic. */
export function imports(file: string): readonly Import[] {
  return [...textOf(file).matchAll(importing)].map((match) => {
    const name = (match[1] ?? match[2]) as string
    return { name, to: target(file, name), lazy: match[1] === undefined }
  })
}

function target(file: string, name: string): string {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name))
  const [scope, part, ...rest] = name.split('/')
  const workspace = byName.get(`${scope}/${part}`)
  return workspace === undefined
    ? name
    : join(workspace.folder, exported(workspace, ['.', ...rest].join('/')))
}

/** The file that a package exports under a path such as './contract'; the path itself if it exports none. */
function exported({ exports }: Workspace, path: string): string {
  const exact = exports[path]
  if (exact !== undefined) return exact
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after = ''] = pattern.split('*')
    if (!pattern.includes('*') || !path.startsWith(before) || !path.endsWith(after)) continue
    return file.replace('*', path.slice(before.length, path.length - after.length))
  }
  return path
}
