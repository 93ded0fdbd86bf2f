// `node scripts/run.mjs start|test|check|new …`: runs on any Node from 18 with nothing installed. Brings the
// dependencies, then hands over to <task>.ts on the Node that the project depends on.
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

/** The same command on the newer Node. Signals go on to it; its end is ours. */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), task, ...args], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: task },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm runs us in a shell, which drops dead on a signal without passing it on: then we stop by ourselves. */
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
