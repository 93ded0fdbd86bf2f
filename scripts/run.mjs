// `node scripts/run.mjs start|test|check|new …`: runs on Node 18 or newer with nothing installed. Installs the
// dependencies, then runs <task>.ts on the Node version that the project depends on.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bringDependencies } from './bring-dependencies.mjs'
import { findNode, isNodeNewEnough } from './find-node.mjs'

const [task = '', ...args] = process.argv.slice(2)
if (!['start', 'test', 'check', 'new'].includes(task))
  fail('用法 Usage: npm start | npm test | npm run check | npm run new')

try {
  stopWithParent()
  bringDependencies()
  if (isNodeNewEnough) {
    await import(`./${task}.ts`)
  } else {
    handOver(findNode())
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

/** Runs the same command on the newer Node. Forwards signals to it and exits with its exit code. */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), task, ...args], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: task },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm runs this script in a shell, which dies on a signal without forwarding it. So stop when the parent is gone. */
function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
