import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from './build-portal.ts'
import { bringChromium } from './bring-chromium.ts'
import { root, tool } from './tools.ts'

// with `--project unit …` the preparations that only browser journeys need are skipped
const args = process.argv.slice(3)
const chosen = args.flatMap((arg, index) => (arg === '--project' ? [args[index + 1]] : []))
if (chosen.length === 0 || chosen.includes('browser')) {
  bringChromium()
  buildPortal()
}

const folder = mkdtempSync(join(tmpdir(), 'iisp-test-counts-'))
const countsFile = join(folder, 'counts.json')
const reporters = ['--reporter=default', '--reporter=./scripts/counts-reporter.ts']
const child = spawn(...tool('vitest', 'run', ...reporters, ...args), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_COUNTS_FILE: countsFile },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  const { passed, failed } = readCounts(code)
  rmSync(folder, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || code !== 0 ? 1 : 0)
})

/** Reads the numbers of tests. A run that ended before writing them counts as one failure. */
function readCounts(code: number | null): { passed: number; failed: number } {
  try {
    const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as { passed: number; failed: number }
    return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
