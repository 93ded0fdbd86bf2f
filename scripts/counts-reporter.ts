import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes how many tests passed and failed to TEST_COUNTS_FILE. A file that does not even load is a failure. */
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
    writeFileSync(path, JSON.stringify({ passed, failed }))
  }
}
