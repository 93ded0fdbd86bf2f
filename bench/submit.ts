import { type ChildProcess, fork } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { Database, appRole, system, verifyChains } from '@iisp/server'
import { ordersubmit } from '@iisp/transfers/contract'
import { checkInvariants } from '@iisp/transfers/fixtures'
import type { RunningServer } from './children.ts'
import { type Draft, makeDrafts } from './drafts.ts'
import { print } from './figures.ts'
import { type LoadFigures, requestText } from './load.ts'
import type { Size } from './options.ts'
import { alternate } from './rounds.ts'
import { type Stage, withOwner } from './stage.ts'

const connections = 16
interface Speed {
  readonly perSecond: number
  readonly p95: number
}

/** Measures durable submissions of all managers, against the same writes in one statement with plain pg. */
export async function benchSubmit(stage: Stage, size: Size): Promise<void> {
  const count = size.submissions * (size.rounds + 1)
  const url = await stage.copy(size.smallOrders)
  const portal = await stage.portal(url)
  const drafts = await withOwner(url, (owner) => makeDrafts(owner, portal.port, count))
  const bareUrl = await stage.copy(size.smallOrders)
  const bareDrafts = await bareCopies(stage, bareUrl, count)
  const bare = await startBare(bareUrl, await stage.auditKey())
  const rounds = await alternate<Speed, 'submit' | 'bare'>(
    {
      submit: () => submitted(stage, portal, drafts.splice(0, size.submissions)),
      bare: () => bare.run(bareDrafts.splice(0, size.submissions).map((draft) => draft.id)),
    },
    size.rounds,
  )
  await portal.stop()
  await bare.stop()
  const perSecond = (speed: Speed) => speed.perSecond
  print(`Durable submission, ${size.submissions} orders a round, ${connections} connections, 4 managers`, [
    { what: 'submissions', spread: rounds.of('submit', perSecond), unit: '/s', goal: { atLeast: 500 } },
    { what: 'one statement through bare pg', spread: rounds.of('bare', perSecond), unit: '/s' },
    {
      what: 'submission / bare pg',
      spread: rounds.ratio('submit', 'bare', perSecond),
      unit: '',
      goal: { atLeast: 0.6 },
    },
    { what: 'submission p95', spread: rounds.of('submit', (speed) => speed.p95), unit: 'ms' },
  ])
  const key = await stage.auditKey()
  const wrong = [...(await breachesOf(url, key)), ...(await breachesOf(bareUrl, key))]
  if (wrong.length > 0) throw new Error(`the books do not agree:\n${wrong.join('\n')}`)
  console.log('\nThe books agree and every audit chain holds, on both databases.')
}

/** Creates the drafts for the reference through a portal, which is then stopped. */
async function bareCopies(stage: Stage, url: string, count: number): Promise<Draft[]> {
  const portal = await stage.portal(url)
  try {
    return await withOwner(url, (owner) => makeDrafts(owner, portal.port, count))
  } finally {
    await portal.stop()
  }
}

function submitted(stage: Stage, { port }: RunningServer, drafts: readonly Draft[]): Promise<LoadFigures> {
  const requests = drafts.map(({ id, sessionId }) =>
    requestText({
      method: 'POST',
      path: ordersubmit.path,
      sessionId,
      key: randomBytes(16).toString('hex'),
      body: { id, version: 1 },
    }),
  )
  return stage.loader.run({ port, connections, requests, seconds: null })
}

async function startBare(databaseUrl: string, auditKey: Uint8Array) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bare-submit.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      CONNECTIONS: String(connections),
      AUDIT_KEY: Buffer.from(auditKey).toString('hex'),
    },
  })
  await once(child, 'message')
  return {
    async run(ids: readonly string[]): Promise<Speed> {
      child.send({ ids })
      const [answer] = (await once(child, 'message')) as [{ perSecond?: number; error?: string }]
      if (answer.perSecond === undefined) throw new Error(answer.error)
      return { perSecond: answer.perSecond, p95: 0 }
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function breachesOf(url: string, rowKey: Uint8Array): Promise<string[]> {
  const db = new Database({ url, poolSize: 1, role: appRole, statementTimeoutMs: 600_000 })
  const reader = db.reader(system('bench'))
  const breaches = await checkInvariants(reader)
  const parts = { rowKey, headKey: generateKeyPairSync('ed25519'), folder: null, witness: null }
  const { chains } = await verifyChains(reader, parts)
  await db.close()
  const broken = chains.filter(({ findings }) => findings.length > 0)
  return [
    ...breaches,
    ...broken.map(
      ({ institutionId, findings }) => `audit chain of ${institutionId}: ${JSON.stringify(findings)}`,
    ),
  ]
}
