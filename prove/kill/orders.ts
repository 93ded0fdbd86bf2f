import { randomBytes } from 'node:crypto'
import type { Input } from '@iisp/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { addTran, ordersubmit } from '@iisp/transfers/contract'
import { option } from '../harness.ts'
import { checkBooks } from './check-books.ts'
import { managerOperators } from './operators.ts'
import type { KillStage, Proof } from './stage.ts'

const writers = Number(option('writers', '4'))
const marker = `kill-${randomBytes(4).toString('hex')}`

interface Source {
  readonly client: TestClient
  readonly input: Input<typeof addTran>
}

/**
 * A stream of submissions. Afterwards every acknowledged order is stored, each key has one order, and no order exists that
 * was not sent.
 */
export async function proveOrders(stage: KillStage): Promise<Proof> {
  const acknowledged: string[] = []
  const streams = (await sources(stage)).flatMap((source) =>
    Array.from({ length: writers }, () => write(stage, source, acknowledged)),
  )
  return {
    streams,
    judge: () => judge(stage, acknowledged),
    acknowledged: () => `${acknowledged.length} orders`,
  }
}

/** A signed-in operator of each pattern and an account with money to pay from. */
async function sources({ portal }: KillStage): Promise<Source[]> {
  const owner = await portal.connectAsOwner()
  const found: Source[] = []
  for (const account of managerOperators) {
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

const orderInput = (row: Record<string, string>) =>
  ({
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
  }) as never

async function write(stage: KillStage, { client, input }: Source, acknowledged: string[]): Promise<void> {
  while (!stage.isStopping) {
    const { id } = await stage.insist(client, addTran, input)
    await stage.insist(client, ordersubmit, { id, confirmTips: '1' })
    acknowledged.push(id)
  }
}

async function judge(stage: KillStage, acknowledged: readonly string[]): Promise<void> {
  const { verdict } = stage
  const stored = await stage.owner<{ id: string; status: string }>(
    `SELECT id::text, status FROM transfers.transfer_order WHERE reason = $1`,
    [marker],
  )
  const byId = new Map(stored.map((row) => [row.id, row.status]))
  for (const order of acknowledged) {
    verdict.check(
      byId.has(order) && byId.get(order) !== '010',
      `acknowledged order ${order} is ${byId.get(order) ?? 'lost'}`,
    )
  }
  verdict.check(
    new Set(acknowledged).size === acknowledged.length,
    'an order was acknowledged under two keys',
  )
  // every writer has finished its last order
  verdict.check(
    stored.length === acknowledged.length,
    `${stored.length} orders stored, ${acknowledged.length} acknowledged`,
  )
  const [keys] = await stage.owner<{ n: number }>(
    `SELECT count(*)::int AS n FROM platform.idempotency WHERE call = 'addTran' AND answer->>'id' IN
       (SELECT id::text FROM transfers.transfer_order WHERE reason = $1)`,
    [marker],
  )
  verdict.check(keys?.n === stored.length, `${keys?.n} keys for ${stored.length} orders`)
  await checkBooks(stage)
}
