import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../platform/server/src/config/startup-error.ts'
import { root, tool } from './tools.ts'

const built = join(root, 'apps/portal/dist/index.html')
const stamp = join(root, 'node_modules/.cache/iisp/portal-sources')
const sources = [
  'apps/portal/**/*',
  'platform/{contract,web,ui}/**/*',
  'modules/*/{contract,rules,web,parts}/**/*',
  'modules/*/package.json',
  'package-lock.json',
  'scripts/build-portal.ts',
]

/** Builds the portal into apps/portal/dist when its sources changed since the last build. */
export function buildPortal(): void {
  const state = hashSources()
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const since = performance.now()
  console.log('正在构建门户… Building the portal …')
  const { status, stdout, stderr } = spawnSync(
    ...tool('vite', 'build', join(root, 'apps/portal'), '--logLevel', 'warn'),
    {
      cwd: root,
      encoding: 'utf8',
      // with the NODE_ENV of a test run, the libraries' development builds would be used
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) {
    process.stderr.write(stdout + stderr)
    throw new StartupError(
      '门户构建失败，原因见上。',
      'The portal could not be built; the reason stands above.',
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  console.log(`门户已构建。 Portal built (${((performance.now() - since) / 1000).toFixed(1)} s).`)
}

function hashSources(): string {
  const hash = createHash('sha256')
  const ignored = (path: string) => /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(path)
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || ignored(path.slice(root.length))) continue
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}
