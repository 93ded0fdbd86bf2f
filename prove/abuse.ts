// Attacks the portal, which runs in its own process, and measures the effect on others: the p95 of a victim's requests
// and the server's memory, compared with those at rest. Each attack is bounded and seeded.
import { seededRandom } from '@iisp/reference/fixtures'
import type { Attack, Stage } from './abuse/attack.ts'
import { bodies } from './abuse/bodies.ts'
import { disk } from './abuse/disk.ts'
import { invisible } from './abuse/invisible.ts'
import { keepalive } from './abuse/keepalive.ts'
import { malformedBodies } from './abuse/malformed.ts'
import { passwords } from './abuse/passwords.ts'
import { pictures } from './abuse/pictures.ts'
import { settings } from './abuse/settings.ts'
import { type Felt, Watch } from './abuse/watch.ts'
import { words } from './abuse/words.ts'
import { workbooks } from './abuse/workbooks.ts'
import { Verdict, option } from './harness.ts'
import { StartedPortal } from './started-portal.ts'

const attacks: readonly Attack[] = [
  keepalive,
  bodies,
  malformedBodies,
  passwords,
  pictures,
  settings,
  words,
  invisible,
  disk,
  workbooks,
]

const only = option('only', '')
const scale = Number(option('scale', '1'))
const seed = Number(option('seed', String(Date.now() % 1_000_000)))
/** The highest allowed p95 of the victim: ten times its p95 at rest, but at least 200 ms. */
const slowestMs = (rest: Felt) => Math.max(200, rest.p95 * 10)
const memoryBytes = 200 * 1024 * 1024

const chosen = attacks.filter((attack) => only === '' || attack.name === only)
if (chosen.length === 0) {
  console.error(`no attack ${only}; there are: ${attacks.map((attack) => attack.name).join(', ')}`)
  process.exit(1)
}

const verdict = new Verdict()
const portal = new StartedPortal('abuse')
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`

/** Runs one attack while the victim reads, and checks the victim's figures against the limits. */
async function under(watch: Watch, label: string, attack: () => Promise<number>): Promise<void> {
  const rest = await watch.atRest()
  const started = performance.now()
  const { felt, result: tries } = await watch.during(attack)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `  ${label}: ${tries} tries in ${seconds} s; p95 of ${felt.reads} reads ${milliseconds(felt.p95)} (at rest ${milliseconds(rest.p95)}), ` +
      `p50 ${milliseconds(felt.p50)}, longest ${milliseconds(felt.longest)}; ` +
      `memory +${megabytes(Math.max(0, felt.memory - rest.memory))} (at rest ${megabytes(rest.memory)})`,
  )
  const most = slowestMs(rest)
  verdict.check(tries > 0, `${label}: nothing was tried`)
  verdict.check(felt.failed === 0, `${label}: ${felt.failed} of ${felt.reads} reads were not answered`)
  verdict.check(
    felt.p95 <= most,
    `${label}: reads take ${milliseconds(felt.p95)} at p95, over ${milliseconds(most)}`,
  )
  verdict.check(
    felt.memory - rest.memory <= memoryBytes,
    `${label}: memory grows by ${megabytes(felt.memory - rest.memory)}, over ${megabytes(memoryBytes)}`,
  )
}

/** The victim signs in once. Each attack has its own random stream, so that --only reproduces it. */
async function attackAll(): Promise<void> {
  await portal.untilReady()
  const owner = await portal.connectAsOwner()
  const victim = await portal.signIn(owner, 'zhou.hang')
  const cookie = `sessionId=${victim.client.cookies.get('sessionId')}`
  const watch = new Watch({ origin: portal.origin, cookie, pid: portal.pid })
  for (const attack of chosen) {
    console.log(attack.name)
    const random = seededRandom(seed)
    const stage: Stage = {
      origin: portal.origin,
      folder: portal.folder,
      owner,
      scale,
      random: () => random.below(2 ** 32) / 2 ** 32,
      signIn: async (account) => (await portal.signIn(owner, account)).client,
      under: (label, run) => under(watch, `${attack.name}, ${label}`, run),
      check: (holds, what) => verdict.check(holds, `${attack.name}: ${what}`),
    }
    await attack
      .run(stage)
      .catch((error: unknown) => verdict.check(false, `${attack.name} broke off: ${String(error)}`))
  }
  const ready = await fetch(`${portal.origin}/ready`).then((answer) => answer.ok)
  verdict.check(ready, 'the portal is not ready after the attacks')
  watch.close()
  await owner.end()
}

console.log(`prove:abuse, scale ${scale}, seed ${seed}`)
try {
  await attackAll()
} finally {
  await portal.stop()
}
verdict.close()
console.log(verdict.counts)
