import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildPortal } from './build-portal.ts'
import { root } from './tools.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const dist = join(root, 'apps/portal/dist')
const kilobyte = 1024
const page = (file: string) => `../../modules/${file}`

// the files that a browser requests for each: the entry, then those that it imports
const login = ['index.html', page('identity/web/sign-in/SignIn.tsx')]
const home = ['src/signed-in.ts', 'index.html']
/** What stands over home is loaded as soon as home has been painted. */
const painted = [...home, 'over']
const transfers = (file: string) => [
  ...painted,
  '../../platform/web/src/pages/PageTheme.tsx',
  page('transfers/web/entry.ts'),
  page(`transfers/web/${file}`),
]

let manifest: Manifest
beforeAll(() => {
  buildPortal()
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}, 300_000)

/** A chunk that several entries share, by its name. */
const shared = (name: string) =>
  Object.entries(manifest).find(([key]) => key.startsWith(`_${name}-`) && key.endsWith('.js'))?.[1]

/** The files of these chunks and of everything that they import statically. */
function scripts(names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name] ?? shared(name)
    if (!chunk) throw new Error(`${name} is no chunk of its own in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return files
}

/** Gzipped size in kilobytes. */
const size = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  kilobyte

test('the login page needs at most 130 KB of script', () => {
  expect(size(scripts(login))).toBeLessThanOrEqual(130)
})

test('shell and home need at most 190 KB of script', () => {
  expect(size(scripts(home))).toBeLessThanOrEqual(190)
})

test('with what stands over them they need at most 210 KB', () => {
  expect(size(scripts(painted))).toBeLessThanOrEqual(210)
})

// each file is a request, and more than six at once wait for each other
test('shell and home come in few files', () => {
  expect(scripts(home).size).toBeLessThanOrEqual(6)
})

test('the page of a signed-in person names its script before the usual one, all that it imports, and styles in their order', () => {
  const html = readFileSync(join(dist, 'signed-in.html'), 'utf8')
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => file as string)
  const [own, usual, ...more] = named(/<script[^>]* src="\/([^"]+)"/g)
  expect([usual, ...more]).toEqual([manifest['index.html']?.file])
  expect(new Set([own, ...named(/rel="modulepreload"[^>]* href="\/([^"]+)"/g)])).toEqual(
    scripts(['src/signed-in.ts']),
  )
  const styles = named(/rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  expect(styles.map((file) => /(\w+)-[^/]*$/.exec(file)?.[1])).toEqual(['base', 'frame'])
})

test.each(['orders/list/ListPage.tsx', 'orders/form/TransferFormPage.tsx'])(
  'the first sub-application, transfers with %s, takes at most 160 KB more',
  (file) => {
    const before = scripts(painted)
    const more = [...scripts(transfers(file))].filter((one) => !before.has(one))
    expect(size(more)).toBeLessThanOrEqual(160)
  },
)
