import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const slowestShown = 10

/**
 * Prints the slowest test files, and writes the numbers of passed and failed tests to TEST_COUNTS_FILE. A file that fails
 * to load counts as one failure.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const path = process.env['TEST_COUNTS_FILE']
    if (!path) return
    let [passed, failed] = [0, errors.length]
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state)
      const fallen = states.filter((state) => state === 'failed').length
      passed += states.filter((state) => state === 'passed').length
      failed += fallen === 0 && module.state() === 'failed' ? 1 : fallen
    }
    console.log(`\nSlowest files:\n${slowest(modules).join('\n')}\n`)
    writeFileSync(path, JSON.stringify({ passed, failed }))
  }
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
