import { root } from './tools.ts'
import { runNew } from './new/run-new.ts'

try {
  console.log(await runNew(root, process.argv.slice(3)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
