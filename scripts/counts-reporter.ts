import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const slowestShown = 10
const logShown = 6

/**
 * Prints the slowest test files and, last, a line `failed: …` for each failure; writes the numbers of passed and failed tests to
 * TEST_COUNTS_FILE. A file that fails to load counts as one failure.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const path = process.env['TEST_COUNTS_FILE']
    if (!path) return
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length
    const failures = [...modules.flatMap(failuresOf), ...errors.map(({ message }) => shortened(message))]
    console.log(`\nSlowest files:\n${slowest(modules).join('\n')}\n`)
    for (const failure of failures) console.log(`failed: ${failure}`)
    writeFileSync(path, JSON.stringify({ passed, failed: failures.length }))
  }
}

/** The failed tests of a file with what they say first, or the file alone if it did not get as far as its tests. */
function failuresOf(module: TestModule): string[] {
  const file = relative('', module.moduleId)
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${file} > ${test.fullName}: ${shortened(test.result().errors?.[0]?.message)}`,
  )
  return tests.length === 0 && module.state() === 'failed' ? [file] : tests
}

/** The first line of a message and, if a browser logged what it waited for, the last lines of its log. */
function shortened(message = ''): string {
  const [said = '', log = ''] = message.split('Call log:')
  const last = log
    .split('\n')
    .map((line) => line.replace(/^[\s-]+/, ''))
    .filter(Boolean)
    .slice(-logShown)
  return [said.split('\n')[0], ...last].join(' · ')
}

/** Lines with seconds and file name, slowest first. */
function slowest(modules: readonly TestModule[]): string[] {
  return modules
    .map((module) => ({ file: relative('', module.moduleId), ms: timeOf(module) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestShown)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

/** Milliseconds that a test file took, including loading and setup. */
function timeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}
