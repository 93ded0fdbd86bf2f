import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const packages = new Map<string, string>()
for (const group of ['platform', 'modules', 'apps']) {
  for (const folder of readdirSync(join(root, group))) {
    const manifest = join(root, group, folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }
    packages.set(name, `${group}/${folder}`)
  }
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', 'migrations'].includes(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path
  }
}

/** What a file imports, as paths of the repository ('modules/x/contract/…') or names of packages. */
function imports(file: string): { to: string; typeOnly: boolean }[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g,
  )
  return [...found].map((match) => {
    const name = (match[2] ?? match[3]) as string
    return { to: target(file, name), typeOnly: match[1] !== undefined }
  })
}
function target(file: string, name: string): string {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name))
  const [scope, part, ...rest] = name.split('/')
  const home = packages.get(`${scope}/${part}`)
  return home === undefined ? name : [home, ...rest].join('/')
}

/** The room a path lies in: 'contract', 'parts', 'rules', 'server', 'web', 'fixtures' of a module, or a platform part. */
function room(path: string): { kind: string; module?: string; part: string } {
  const [group, name, part = ''] = path.split('/')
  if (group === 'modules') return { kind: 'module', module: name as string, part }
  return { kind: group as string, part: name as string }
}

/** Why an arrow from one room to another is wrong, or null where it may be drawn. */
function objection(from: string, to: string): string | null {
  const a = room(from)
  const b = room(to)
  if (!['platform', 'module', 'apps'].includes(b.kind)) return null
  if (a.kind === 'platform') {
    // The testing tools stand above everything: they start what apps/server composes.
    if (a.part === 'testing' && b.kind === 'apps') return null
    if (b.kind !== 'platform') return 'the platform names no module'
    const above = {
      contract: ['server', 'web', 'ui', 'testing'],
      ui: ['server', 'web', 'testing'],
      server: ['web', 'ui', 'testing'],
      web: ['server', 'testing'],
      testing: [] as string[],
    }[a.part]
    return above?.includes(b.part) ? `platform/${a.part} knows nothing above it` : null
  }
  if (a.kind !== 'module') return null
  if (b.kind === 'apps') return 'a module does not know who composes it'
  if (b.kind === 'platform') {
    const allowed = {
      contract: ['contract'],
      rules: ['contract'],
      server: ['contract', 'server'],
      parts: ['contract', 'web', 'ui'],
      web: ['contract', 'web', 'ui'],
      fixtures: ['contract', 'server'],
    }[a.part]
    return allowed?.includes(b.part) === false ? `${a.part} of a module may not use platform/${b.part}` : null
  }
  if (a.module === b.module) {
    const allowed = {
      contract: ['contract'],
      rules: ['contract', 'rules'],
      server: ['contract', 'rules', 'server'],
      parts: ['contract', 'parts'],
      web: ['contract', 'rules', 'parts', 'web'],
      fixtures: ['contract', 'rules', 'fixtures', 'server'],
    }[a.part]
    return allowed?.includes(b.part) === false ? `${a.part} may not use its module's ${b.part}` : null
  }
  if (a.part === 'fixtures' && b.part === 'fixtures') return null
  if (['contract', 'rules', 'parts'].includes(a.part)) return `${a.part} knows its own module only`
  if (b.part === 'contract' || (a.part === 'web' && b.part === 'parts')) return null
  return "another module sees only a module's contract, and its pages see the parts besides"
}

const isTest = (file: string) =>
  /\.(test|cases|e2e)\.tsx?$|\/test\/|\/server\/testing\/|gallery\.tsx$/.test(file)
const files = ['platform', 'modules', 'apps'].flatMap((folder) => [...sources(folder)])
const product = files.filter((file) => !isTest(file))

test('every import follows the arrows of the architecture', () => {
  const wrong = product.flatMap((file) =>
    imports(file).flatMap(({ to }) => {
      const why = objection(file, to)
      return why === null ? [] : [`${file} → ${to}: ${why}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('only platform/testing and tests use the testing tools', () => {
  const wrong = product.filter(
    (file) =>
      !file.startsWith('platform/testing') &&
      !file.includes('/testing/') &&
      imports(file).some(({ to }) => to.startsWith('platform/testing') || to === 'vitest'),
  )
  expect(wrong).toEqual([])
})

test('a contract imports neither a database nor React', () => {
  const contracts = product.filter(
    (file) => file.startsWith('platform/contract') || /^modules\/[^/]+\/contract\//.test(file),
  )
  const wrong = contracts.filter((file) =>
    imports(file).some(({ to }) => /^(pg|kysely|react|react-dom|antd|node:)/.test(to)),
  )
  expect(wrong).toEqual([])
})

test('no import runs in a circle', () => {
  const graph = new Map(
    product.map((file) => [
      file,
      imports(file)
        .filter((i) => !i.typeOnly)
        .map((i) => i.to),
    ]),
  )
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})
