import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, tool } from './tools.ts'

const steps: Record<string, [string, string[]]> = {
  types: tool('tsc', '--project', '.'),
  lint: tool('oxlint', '--type-aware', '--deny-warnings'),
  format: tool('oxfmt', '--check'),
  'dead code': tool('knip', '--no-progress'),
  'Chrome 86': [process.execPath, [join(root, 'scripts/check-syntax.ts')]],
  duplicates: tool('jscpd'),
}

const failed: string[] = []
for (const [name, [command, args]] of Object.entries(steps)) {
  const since = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (status === 0) continue
  failed.push(name)
  console.log(`${stdout}${stderr}`.trim())
}
const all = Object.keys(steps).length
console.log(
  failed.length === 0
    ? `${all} checks passed`
    : `${failed.length} of ${all} checks failed: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
