import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from './build-portal.ts'
import { bringChromium } from './bring-chromium.ts'
import { root, tool } from './tools.ts'

// with `--project unit …` the preparations that only browser journeys need are skipped
const args = process.argv.slice(3)
const chosen = args.flatMap((arg, index) => (arg === '--project' ? [args[index + 1]] : []))
if (args.includes('--changed') || chosen.length === 0 || chosen.includes('browser')) {
  bringChromium()
  buildPortal()
}

// A change reaches journeys through the built portal, which no import shows: they all run.
const runs = args.includes('--changed')
  ? [
      ['--project', '!browser', '--passWithNoTests', ...args],
      ['--project', 'browser'],
    ]
  : [args]
const sum = { passed: 0, failed: 0 }
for (const run of runs) {
  const { passed, failed } = await runVitest(run)
  sum.passed += passed
  sum.failed += failed
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)

interface Counts {
  readonly passed: number
  readonly failed: number
}
async function runVitest(given: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'iisp-test-counts-'))
  const countsFile = join(folder, 'counts.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/counts-reporter.ts']
  const child = spawn(...tool('vitest', 'run', ...reporters, ...given), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS_FILE: countsFile },
  })
  const stop = (signal: NodeJS.Signals) => void child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  const [code] = (await once(child, 'exit')) as [number | null]
  for (const signal of signals) process.off(signal, stop)
  const counts = readCounts(countsFile, code)
  rmSync(folder, { recursive: true, force: true })
  return counts
}

/** Reads the numbers of tests. A run that ended before writing them counts as one failure. */
function readCounts(countsFile: string, code: number | null): Counts {
  try {
    const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts
    return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
