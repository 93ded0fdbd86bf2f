import { TestClient } from '@iisp/testing/test-client'
import { addTran } from '@iisp/transfers/contract'
import type pg from 'pg'
import { openSession } from './stage.ts'

/** One operator of each manager of the demonstration. */
const operators = [
  'lin.jing@yuanshan.example',
  'he.yu@qiming.example',
  'su.qing@chenghai.example',
  'tang.ning@yunshan.example',
]
const productsEach = 12

/** A saved order that has not been submitted. */
export interface Draft {
  readonly id: string
  readonly sessionId: string
}

/**
 * Saves an order for several products of every manager through the call, and copies these orders in the database until
 * there are `count`, alternating between managers. Amounts differ, so that no order is a duplicate.
 */
export async function makeDrafts(owner: pg.Client, port: number, count: number): Promise<Draft[]> {
  const each = Math.ceil(count / operators.length)
  const drafts: Draft[][] = []
  for (const account of operators) {
    const sessionId = await openSession(owner, account)
    const models = await saveModels(owner, port, account, sessionId)
    const ids: string[][] = []
    for (const model of models) ids.push(await repeat(owner, model, Math.ceil(each / models.length)))
    drafts.push(inTurn(ids).map((id) => ({ id, sessionId })))
  }
  await owner.query('VACUUM (ANALYZE) transfers.transfer_order, transfers.order_step')
  return inTurn(drafts).slice(0, count)
}

/** Interleaves lists: the first item of each, then the second of each … */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i] as T] : [])),
  ).flat()

async function saveModels(
  owner: pg.Client,
  port: number,
  account: string,
  sessionId: string,
): Promise<string[]> {
  const { rows } = await owner.query<Payable>(payable, [account, productsEach])
  const client = new TestClient(`http://127.0.0.1:${port}`)
  client.cookies.set('sessionId', sessionId)
  const ids: string[] = []
  for (const row of rows) {
    const saved = await client.ok(addTran, {
      productId: row.product,
      payFlag: '1',
      manualEntryFlag: '1',
      owerAccount: row.account,
      cpZhbh: row.counterparty,
      amount: '1.00',
      traDate: row.day,
      hkType: '06',
      hkTypeDetail: '0601',
      reason: '往来款',
      contacts: [row.contact],
      fileIds: [],
    })
    ids.push(saved.id)
  }
  return ids
}

interface Payable {
  readonly product: string
  readonly account: string
  readonly counterparty: string
  readonly contact: string
  readonly day: string
}
/** The custody accounts with the highest free balances, each with a counterparty, a contact and the next working day. */
const payable = `
  SELECT DISTINCT ON (l.balance - l.frozen, a.id) p.id::text AS product, a.account_no AS account,
    c.id::text AS counterparty, k.id::text AS contact, w.date::text AS day
  FROM identity.account who
  JOIN product.product p ON p.institution_id = who.institution_id AND p.status = '1'
  JOIN transfers.custody_account a ON a.product_id = p.id AND a.status = '1' AND a.kind = '1'
  JOIN transfers.ledger_account l ON l.custody_account_id = a.id
  JOIN transfers.counterparty_account c ON c.product_id = p.id AND c.status = '1' AND c.deleted_at IS NULL
    AND coalesce(c.custody_account_id, a.id) = a.id
  JOIN transfers.contact k ON k.institution_id = p.institution_id AND k.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT date FROM reference.calendar_day WHERE statutory AND date > now()::date
    ORDER BY date LIMIT 1) w
  WHERE who.email = $1
  ORDER BY l.balance - l.frozen DESC, a.id, c.id, k.id LIMIT $2`

/** Copies a saved order, with its first step, `count` times. */
async function repeat(owner: pg.Client, model: string, count: number): Promise<string[]> {
  const own = ['id', 'order_no', 'amount']
  const { rows: columns } = await owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'transfers.transfer_order'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  )
  const names = columns.map(({ name }) => name).filter((name) => !own.includes(name))
  const { rows } = await owner.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO transfers.transfer_order (id, order_no, amount, ${names.join(', ')})
       SELECT drawn.id, left(order_no, 10) || lpad(drawn.id::text, 8, '0'), 1 + (drawn.id % 100000) * 0.01, ${names.join(', ')}
       FROM transfers.transfer_order o,
         (SELECT nextval('transfers.order_number') AS id FROM generate_series(1, $2::int)) drawn
       WHERE o.id = $1 RETURNING id
     ), step AS (
       INSERT INTO transfers.order_step
         (order_id, seq, institution_id, event, from_status, to_status, person, person_name)
       SELECT made.id, 1, institution_id, event, from_status, to_status, person, person_name
       FROM transfers.order_step s, made WHERE s.order_id = $1 AND s.seq = 1
     )
     SELECT id::text FROM made`,
    [model, count],
  )
  return rows.map(({ id }) => id)
}
