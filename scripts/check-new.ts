/** Generates one call, page and module in a copy of the checkout, and runs there the checks that they must pass. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNew } from './new/run-new.ts'
import { copiedCheckout, examples } from './new/test/copied-checkout.ts'
import { tool } from './tools.ts'

const copy = copiedCheckout()
const tests = (project: string, ...files: string[]) => tool('vitest', 'run', '--project', project, ...files)
const names = ['order-note-list', 'slow-calls', 'custody-fee-records', 'fee-waiver', 'apology']
const steps: Record<string, [string, string[]]> = {
  types: tool('tsc', '--noEmit', '--project', '.'),
  lint: tool(
    'oxlint',
    '--type-aware',
    '--deny-warnings',
    'modules/audit',
    'modules/custody-fee',
    'modules/feedback',
    'apps',
  ),
  rules: tests('unit', ...['house-rules', 'import-graph', 'kit-use'].map((rule) => `scripts/${rule}`)),
  pages: tests('dom', ...names, 'apps/portal'),
  calls: tests('call', ...names, 'apps/server/src/database-grants', 'scripts/tables'),
}
let failed = 0
try {
  for (const example of examples) await runNew(copy, example)
  for (const [name, [command, args]] of Object.entries(steps)) {
    const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' })
    console.log(`${status === 0 ? '✓' : '✗'} ${name} of generated files`)
    if (status !== 0) failed++
  }
} finally {
  rmSync(join(copy), { recursive: true, force: true })
}
console.log(`${Object.keys(steps).length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
