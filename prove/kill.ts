// Repeatedly kills the server while clients work, who repeat each call until there is a definite answer. Afterwards
// everything that was acknowledged is stored once, and books and audit chains hold. `--what orders` kills a stream of
// submissions, `--what dealing` the dealing days of the share register.
import { setTimeout as pause } from 'node:timers/promises'
import { Verdict, option } from './harness.ts'
import { proveDealing } from './kill/dealing.ts'
import { proveOrders } from './kill/orders.ts'
import { KillStage } from './kill/stage.ts'
import { StartedPortal } from './started-portal.ts'

const proofs = new Map([
  ['orders', proveOrders],
  ['dealing', proveDealing],
])
const what = option('what', 'orders')
const times = Number(option('times', '50'))
/** Number of orders before the first kill; by default only those of the demonstration. */
const orders = Number(option('orders', '0'))
/** Limit of the p95 of the time to readiness after a kill, in milliseconds, on an idle machine with any number of orders. */
const readyMs = 3000
/** Calls that are answered between two kills, at least. */
const callsBetween = 50

const prove = proofs.get(what)
if (prove === undefined) {
  console.error(`nothing to kill named ${what}; there are: ${[...proofs.keys()].join(', ')}`)
  process.exit(1)
}
const verdict = new Verdict()
const portal = new StartedPortal('kill', { PERSON_PER_MINUTE: '100000000' })
const stage = new KillStage(portal, verdict)

async function untilFlowing(count: number): Promise<void> {
  while (stage.answered < count) await pause(10)
}

/** Runs the clients with their interruptions. Returns the times until the server was ready again, in order. */
async function run(start: typeof proveOrders): Promise<number[]> {
  await portal.untilReady()
  if (orders > 0) await portal.growTo(orders)
  // no person is there to enter an SMS code
  await stage.owner('UPDATE identity.institution SET strong_sign_in = false')
  const proof = await start(stage)
  const all = Promise.all(proof.streams)
  const recoveries: number[] = []
  for (let i = 0; i < times; i++) {
    // a refusal ends the streams, and so the proof
    await Promise.race([untilFlowing(stage.answered + callsBetween), all])
    await pause(Math.random() * 300)
    recoveries.push(await portal.killAndRestart())
  }
  stage.isStopping = true
  await all
  console.log(`${proof.acknowledged()} acknowledged over ${times} kills`)
  console.log(`answers lost: ${[...stage.cutOff].map(([name, n]) => `${name} ${n}`).join(', ') || 'none'}`)
  await proof.judge()
  return recoveries.sort((a, b) => a - b)
}

console.log(`prove:kill, ${what}, ${times} kills`)
try {
  const recoveries = await run(prove)
  const [median, worst] = [recoveries[recoveries.length >> 1], recoveries.at(-1)]
  const p95 = recoveries[Math.ceil(recoveries.length * 0.95) - 1]
  console.log(
    `ready again after ${Math.round(median!)} ms (median), ${Math.round(p95!)} ms (p95), ${Math.round(worst!)} ms (worst)`,
  )
  if (orders > 0)
    verdict.check(p95! <= readyMs, `ready again after ${Math.round(p95!)} ms at p95, over ${readyMs} ms`)
} finally {
  await portal.stop()
}
verdict.close()
