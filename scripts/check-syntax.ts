import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal } from './build-portal.ts'
import { newerSyntax } from './newer-syntax.ts'
import { root } from './tools.ts'

// The portal supports Chrome 86, so every built script is parsed, including libraries.
buildPortal()
const folder = join(root, 'apps/portal/dist')
const scripts = globSync('**/*.{js,mjs}', { cwd: folder })
if (scripts.length === 0) throw new Error('apps/portal/dist holds no scripts')
for (const path of scripts) {
  for (const { what, chrome, at } of newerSyntax(readFileSync(join(folder, path), 'utf8'))) {
    console.error(`${path}:${at} ${what} (Chrome ${chrome})`)
    process.exitCode = 1
  }
}
console.log(`${scripts.length} scripts`)
