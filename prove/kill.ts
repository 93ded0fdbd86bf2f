// Repeatedly kills the server during a stream of submissions. The client records what it sent and what was acknowledged.
// Afterwards: every acknowledged order is stored, each key has one order, postings sum to zero, balances and freezes
// agree, and the audit chains match their signed heads.
import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Database, appRole, system, verifyChains } from '@iisp/server'
import { loadSecrets } from '@iisp/server/config/secrets'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { addTran, ordersubmit } from '@iisp/transfers/contract'
import { checkInvariants } from '@iisp/transfers/fixtures'
import { Verdict, option } from './harness.ts'
import { StartedPortal } from './started-portal.ts'

const times = Number(option('times', '50'))
const writers = Number(option('writers', '4'))
/** Number of orders before the first kill; by default only those of the demonstration. */
const orders = Number(option('orders', '0'))
/** Limit of the p95 of the time to readiness after a kill, in milliseconds, on an idle machine with any number of orders. */
const readyMs = 3000
const portal = new StartedPortal('kill', { PERSON_PER_MINUTE: '100000000' })
const journal = join(portal.folder, 'journal.txt')
const verdict = new Verdict()
const marker = `kill-${randomBytes(4).toString('hex')}`

interface Source {
  readonly client: TestClient
  readonly input: Record<string, unknown>
}
/** A signed-in operator of each pattern and an account with money to pay from. */
async function sources(): Promise<Source[]> {
  const owner = await portal.connectAsOwner()
  // no person is there to enter an SMS code
  await owner.query('UPDATE identity.institution SET strong_sign_in = false')
  const found: Source[] = []
  for (const account of ['lin.jing@yuanshan.example', 'he.yu@qiming.example', 'su.qing@chenghai.example']) {
    const { client, institutionId } = await portal.signIn(owner, account)
    const picked = await owner.query<Record<string, string>>(payable, [institutionId])
    found.push({ client, input: orderInput(picked.rows[0]!) })
  }
  await owner.end()
  return found
}

/** An institution's custody account with the highest free balance, and a counterparty, a contact and a day for an order. */
const payable = `
  SELECT p.id::text AS product, a.account_no AS account, c.id::text AS counterparty, k.id::text AS contact,
    to_char(w.date, 'YYYY-MM-DD') AS day
  FROM product.product p
  JOIN transfers.custody_account a ON a.product_id = p.id AND a.status = '1' AND a.kind = '1'
  JOIN transfers.ledger_account b ON b.custody_account_id = a.id
  JOIN transfers.counterparty_account c ON c.product_id = p.id AND c.status <> '2' AND c.deleted_at IS NULL
  JOIN transfers.contact k ON k.institution_id = p.institution_id AND k.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT date FROM reference.calendar_day WHERE statutory AND date > now()::date ORDER BY date LIMIT 1) w
  WHERE p.institution_id = $1 AND p.status IN ('1', '2')
  ORDER BY b.balance - b.frozen DESC LIMIT 1`

const orderInput = (row: Record<string, string>) => ({
  productId: row.product,
  payFlag: '1',
  manualEntryFlag: '1',
  owerAccount: row.account,
  cpZhbh: row.counterparty,
  amount: '0.01',
  traDate: row.day,
  hkType: '06',
  hkTypeDetail: '0601',
  reason: marker,
  contacts: [row.contact],
  fileIds: [],
})

let stopping = false
const acknowledged: { order: string; saveKey: string; submitKey: string }[] = []

/** Sends with the same key until there is a definite answer, like a client that must not lose an order. */
async function insist<T>(
  send: () => Promise<{ status: number; body: { data: T; msg: string; code?: string } }>,
): Promise<T> {
  for (;;) {
    const answer = await send().catch(() => null)
    if (answer?.status === 200) return answer.body.data
    if (answer !== null && answer.status !== 503 && answer.body.code !== 'platform.inProgress') {
      throw new Error(`refused: ${answer.status} ${answer.body.code} ${answer.body.msg}`)
    }
    await pause(30)
  }
}

async function write(source: Source): Promise<void> {
  while (!stopping) {
    const saveKey = newKey()
    const submitKey = newKey()
    appendFileSync(journal, `sending ${saveKey} ${submitKey}\n`)
    const saved = await insist(() => source.client.send(addTran, source.input as never, { key: saveKey }))
    await insist(() =>
      source.client.send(ordersubmit, { id: saved.id, confirmTips: '1' }, { key: submitKey }),
    )
    appendFileSync(journal, `acknowledged ${saved.id} ${saveKey} ${submitKey}\n`)
    acknowledged.push({ order: saved.id, saveKey, submitKey })
  }
}

async function judge(): Promise<void> {
  const owner = await portal.connectAsOwner()
  const stored = await owner.query<{ id: string; status: string }>(
    `SELECT id::text, status FROM transfers.transfer_order WHERE reason = $1`,
    [marker],
  )
  const byId = new Map(stored.rows.map((row) => [row.id, row.status]))
  for (const { order } of acknowledged) {
    verdict.check(
      byId.has(order) && byId.get(order) !== '010',
      `acknowledged order ${order} is ${byId.get(order) ?? 'lost'}`,
    )
  }
  verdict.check(
    new Set(acknowledged.map((a) => a.order)).size === acknowledged.length,
    'an order was acknowledged under two keys',
  )
  // each writer may have one unacknowledged order at the end, but no order may exist that was not sent
  verdict.check(
    stored.rows.length <= acknowledged.length + writers * 3,
    `${stored.rows.length} orders stored, ${acknowledged.length} acknowledged`,
  )
  const keys = await owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM platform.idempotency WHERE call = 'addTran' AND answer->>'id' IN
       (SELECT id::text FROM transfers.transfer_order WHERE reason = $1)`,
    [marker],
  )
  verdict.check(
    keys.rows[0]!.n === stored.rows.length,
    `${keys.rows[0]!.n} keys for ${stored.rows.length} orders`,
  )
  const db = new Database({ url: portal.databaseUrl, poolSize: 1, role: appRole, statementTimeoutMs: 60_000 })
  const reader = db.reader(system('prove'))
  for (const broken of await checkInvariants(reader)) verdict.check(false, broken)
  const { folder } = portal
  const secrets = await loadSecrets(join(folder, 'secrets'))
  const parts = { rowKey: secrets.auditRowKey, headKey: secrets.auditHeadKey, folder, witness: null }
  const { chains, reports } = await verifyChains(reader, parts)
  for (const { institutionId, findings } of chains)
    verdict.check(findings.length === 0, `audit chain ${institutionId}: ${JSON.stringify(findings)}`)
  for (const { node, findings } of reports)
    verdict.check(findings.length === 0, `signed heads of ${node}: ${JSON.stringify(findings)}`)
  await db.close()
  await owner.end()
}

async function untilFlowing(count: number): Promise<void> {
  while (acknowledged.length < count) await pause(10)
}

/** Runs the stream of submissions with its interruptions. Returns the times until the server was ready again. */
async function run(): Promise<number[]> {
  await portal.untilReady()
  if (orders > 0) await portal.growTo(orders)
  const streams = (await sources()).flatMap((source) => Array.from({ length: writers }, () => write(source)))
  const all = Promise.all(streams)
  const recoveries: number[] = []
  for (let i = 0; i < times; i++) {
    // a refusal ends the stream, and so the proof
    await Promise.race([untilFlowing(acknowledged.length + 25), all])
    await pause(Math.random() * 300)
    recoveries.push(await portal.killAndRestart())
  }
  stopping = true
  await all
  await judge()
  return recoveries.sort((a, b) => a - b)
}

console.log(`prove:kill, ${times} kills, ${writers} writers a manager`)
try {
  const recoveries = await run()
  const [median, worst] = [recoveries[recoveries.length >> 1], recoveries.at(-1)]
  const p95 = recoveries[Math.ceil(recoveries.length * 0.95) - 1]
  console.log(
    `${acknowledged.length} orders acknowledged over ${times} kills; ready again after ${Math.round(median!)} ms (median), ${Math.round(p95!)} ms (p95), ${Math.round(worst!)} ms (worst)`,
  )
  if (orders > 0)
    verdict.check(p95! <= readyMs, `ready again after ${Math.round(p95!)} ms at p95, over ${readyMs} ms`)
} finally {
  await portal.stop()
}
verdict.close()
