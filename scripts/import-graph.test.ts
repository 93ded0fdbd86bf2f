import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { imports, product, workspaces } from './repository.ts'

/** The layer of a path: 'contract', 'rules', 'server', 'web', 'parts' or 'fixtures' of a module, or a platform package. */
function room(path: string): { kind: string; module?: string; part: string } {
  const [group, name, part = ''] = path.split('/')
  if (group === 'modules') return { kind: 'module', module: name as string, part }
  return { kind: group as string, part: name as string }
}

/** Why an import from one layer to another is forbidden; null if it is allowed. */
function objection(from: string, to: string): string | null {
  const a = room(from)
  const b = room(to)
  if (!['platform', 'module', 'apps'].includes(b.kind)) return null
  if (a.kind === 'platform') {
    // The testing tools are the top layer: they start what apps/server composes.
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
      web: ['contract', 'web', 'ui'],
      parts: ['contract', 'web', 'ui'],
      fixtures: ['contract', 'server'],
    }[a.part]
    return allowed?.includes(b.part) === false ? `${a.part} of a module may not use platform/${b.part}` : null
  }
  if (a.module === b.module) {
    const allowed = {
      contract: ['contract'],
      rules: ['contract', 'rules'],
      server: ['contract', 'rules', 'server'],
      web: ['contract', 'rules', 'web', 'parts'],
      parts: ['contract', 'parts'],
      fixtures: ['contract', 'rules', 'fixtures', 'server'],
    }[a.part]
    return allowed?.includes(b.part) === false ? `${a.part} may not use its module's ${b.part}` : null
  }
  if (a.part === 'fixtures' && b.part === 'fixtures') return null
  if (['contract', 'rules', 'parts'].includes(a.part)) return `${a.part} knows its own module only`
  if (b.part === 'contract' || (a.part === 'web' && b.part === 'parts')) return null
  return "another module sees only a module's contract, and its pages see the parts besides"
}

/** The door of a module loads its demonstration data for an installation that asks for them. */
const loadsSeed = (from: string, to: string): boolean =>
  /^modules\/[^/]+\/server\/index\.ts$/.test(from) && to === from.replace('/server/', '/fixtures/')

test('every import follows the allowed dependencies of docs/ARCHITECTURE.md', () => {
  const wrong = product.flatMap((file) =>
    imports(file).flatMap(({ to, lazy }) => {
      const why = lazy && loadsSeed(file, to) ? null : objection(file, to)
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

test('imports have no cycles, not even of types', () => {
  const graph = new Map(product.map((file) => [file, imports(file).map(({ to }) => to)]))
  expect(circlesOf(graph)).toEqual([])
})

test('a start without SEED loads no demonstration data', () => {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file) || !product.includes(file)) return
    loaded.add(file)
    for (const { to, lazy } of imports(file)) if (!lazy) load(to)
  }
  load('apps/server/src/main.ts')
  expect(loaded).toContain('modules/transfers/server/index.ts')
  expect([...loaded].filter((file) => file.includes('/fixtures/'))).toEqual([])
})

test('modules depend on each other in one direction only', () => {
  const graph = new Map<string, string[]>()
  for (const file of product) {
    const { kind, module, part } = room(file)
    if (kind !== 'module' || module === undefined || part === 'fixtures') continue
    const known = imports(file).flatMap(({ to }) => room(to).module ?? [])
    graph.set(module, [...(graph.get(module) ?? []), ...known.filter((other) => other !== module)])
  }
  expect(circlesOf(graph)).toEqual([])
})

test('a package declares what it imports', () => {
  const undeclared = workspaces.flatMap(({ folder, name, dependencies }) =>
    product
      .filter((file) => file.startsWith(`${folder}/`) && !isTool(file))
      .flatMap((file) =>
        imports(file)
          .map((it) => packageOf(it.name))
          .filter((used) => used !== null && used !== name && !dependencies.includes(used))
          .map((used) => `${file} imports ${used}`),
      ),
  )
  expect(undeclared).toEqual([])
})

/** Test tools and build configuration, whose dependencies are declared at the root. */
const isTool = (file: string) => /\/(?:testing|gallery)\/|^apps\/portal\/(?:build\/|vite)/.test(file)

/** The package that an import names; null for relative imports and Node's own modules. */
function packageOf(name: string): string | null {
  if (name.startsWith('.') || name.startsWith('node:') || name.startsWith('virtual:')) return null
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
