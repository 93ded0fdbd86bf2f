// Reference for the submission: writes the same rows in one statement with plain pg, with the audit chain under a row
// lock, but without authentication and validation.
import { createHash, randomBytes } from 'node:crypto'
import { AuditMarks } from '@iisp/server/audit/audit-marks'
import pg from 'pg'

interface Draft {
  readonly id: string
  readonly pattern: string
  readonly institutionId: string
  readonly person: string
  readonly amount: number
}
export interface BareOrder {
  readonly ids: readonly string[]
}

const statement = `
  WITH moved AS (
    UPDATE transfers.transfer_order SET version = version + 1, frozen = amount, return_reason = '',
      fingerprint = $2, submitted_at = now(), order_pattern = $4, status = $5
    WHERE id = $1 AND status = '010' RETURNING *
  ), held AS (
    UPDATE transfers.ledger_account l SET frozen = l.frozen + moved.amount FROM moved
    WHERE l.custody_account_id = moved.custody_account_id AND l.balance - l.frozen >= moved.amount
  ), step AS (
    INSERT INTO transfers.order_step
      (order_id, seq, institution_id, event, from_status, to_status, person, person_name, fingerprint)
    SELECT id, version, institution_id, 'submit', '010', status, makers[1], created_by_name, $2 FROM moved
  ), event AS (
    INSERT INTO platform.outbox (topic, audience, payload)
    SELECT 'transfers.order-changed', ARRAY[institution_id, '*'], jsonb_build_object('orderId', id::text) FROM moved
  ), key AS (
    INSERT INTO platform.idempotency (person, key, call, fingerprint, answer)
    SELECT makers[1], $3, 'ordersubmit', $2, jsonb_build_object('id', id::text, 'orderNo', order_no) FROM moved
  ), head AS (
    SELECT h.*, clock_timestamp() AS at, 'transfer-order:' || moved.id AS object, moved.makers[1] AS person,
      jsonb_build_object('from', '010', 'to', moved.status, 'amount', moved.amount) AS detail
    FROM moved JOIN platform.audit_head h ON h.institution_id = moved.institution_id FOR UPDATE OF h
  ), link AS (
    INSERT INTO platform.audit
    SELECT institution_id, seq + 1, at, person, person, 'transfers.submit', object, detail,
      platform.audit_link(hash, $6::bytea, seq + 1, at), $6::bytea
    FROM head RETURNING institution_id, seq, hash
  )
  UPDATE platform.audit_head h SET seq = link.seq, hash = link.hash FROM link
  WHERE h.institution_id = link.institution_id`

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['CONNECTIONS']),
})
pool.on('error', () => {})
const drafts = await pool.query<Draft>(
  `SELECT o.id::text, s.order_pattern AS pattern, o.institution_id AS "institutionId", o.makers[1]::text AS person,
     o.amount::float8 AS amount
   FROM transfers.transfer_order o
   JOIN transfers.institution_setting s USING (institution_id) WHERE o.status = '010'`,
)
const draftOf = new Map(drafts.rows.map((row) => [row.id, row]))
const marks = new AuditMarks(Buffer.from(process.env['AUDIT_KEY'] ?? '', 'hex'))
const next: Record<string, string> = { 1: '040', 2: '030', 3: '020' }

async function submit(id: string): Promise<void> {
  const { pattern, institutionId, person, amount } = draftOf.get(id) as Draft
  const fingerprint = createHash('sha256').update(id).digest('hex')
  const mark = marks.make({
    institutionId,
    realPerson: person,
    effectiveAccount: person,
    action: 'transfers.submit',
    object: `transfer-order:${id}`,
    detail: { from: '010', to: next[pattern], amount },
  })
  const { rowCount } = await pool.query({
    name: 'submit',
    text: statement,
    values: [id, fingerprint, randomBytes(16).toString('hex'), pattern, next[pattern], mark],
  })
  if (rowCount !== 1) throw new Error(`order ${id} was not submitted`)
}

async function run(ids: readonly string[]): Promise<number> {
  const left = ids.values()
  const began = performance.now()
  const lines = Array.from({ length: Number(process.env['CONNECTIONS']) }, async () => {
    for (const id of left) await submit(id)
  })
  await Promise.all(lines)
  return ids.length / ((performance.now() - began) / 1000)
}

process.on('disconnect', () => process.exit())
process.on('message', ({ ids }: BareOrder) => {
  run(ids).then(
    (perSecond) => process.send?.({ perSecond }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({ ready: true })
