import type pg from 'pg'
import type { AuditMarks } from '../audit/audit-marks.ts'
import type { Actor } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { AuditEntry } from './writer.ts'

/** The last known link of a chain. */
export interface ChainHead {
  readonly institutionId: string
  readonly seq: number
  /** Hexadecimal. */
  readonly hash: string
}

/** The kernel's writes that are committed together with a call's, see `platform.finish`. */
export interface Effects {
  readonly audits: readonly AuditEntry[]
  readonly events: readonly DomainEvent[]
}
/**
 * A committed transaction: the effects, and the last link of each audit chain that was extended.
 */
export interface Committed extends Effects {
  readonly heads: readonly ChainHead[]
}

/** The data that a transaction with an idempotency key stores when it commits. */
export interface IdempotencyKey {
  readonly person: string
  readonly key: string
  readonly call: string
  readonly fingerprint: string
}
interface Transaction {
  readonly actor: Actor
  readonly key: IdempotencyKey | null
  readonly marks: AuditMarks | null
}

/**
 * Sends audit rows, events, the key's answer and COMMIT in one message, so that the audit chain is locked only briefly.
 * Gives the new last links of the chains.
 */
export async function finish(
  client: pg.PoolClient,
  { actor, key, marks }: Transaction,
  effects: Effects,
  answer: unknown,
): Promise<ChainHead[]> {
  if (key === null && effects.audits.length + effects.events.length === 0) {
    await client.query('COMMIT')
    return []
  }
  const who =
    actor.kind === 'person'
      ? { real: actor.personId, effective: actor.accountId }
      : { real: actor.kind === 'system' ? `system:${actor.name}` : 'nobody', effective: null }
  const audits = effects.audits.map((entry) => marked(entry, who, marks))
  const parts = [who, audits, effects.events, key === null ? null : { ...key, answer }].map(
    (part) => `${client.escapeLiteral(JSON.stringify(part))}::jsonb`,
  )
  const results = (await client.query(
    `SELECT platform.finish(${parts.join(', ')}) AS heads; COMMIT`,
  )) as unknown as pg.QueryResult<{ heads: Record<string, [seq: number, hash: string]> }>[]
  // A COMMIT of a failed transaction answers ROLLBACK without an error.
  if (results.at(-1)?.command !== 'COMMIT')
    throw new Error(`transaction ended with ${results.at(-1)?.command}`)
  const heads = results[0]?.rows[0]?.heads ?? {}
  if (audits.some(({ institutionId }) => !Object.hasOwn(heads, institutionId)))
    throw new Error('the database did not write the audit rows')
  return Object.entries(heads).map(([institutionId, [seq, hash]]) => ({ institutionId, seq, hash }))
}

function marked(
  { institutionId, action, object, detail = {} }: AuditEntry,
  who: { readonly real: string; readonly effective: string | null },
  marks: AuditMarks | null,
) {
  if (marks === null) throw new Error('a database without auditKey writes no audit rows')
  // as the database returns it: without fields that JSON leaves out
  const said = JSON.parse(JSON.stringify(detail)) as unknown
  const act = { institutionId, action, object, detail: said }
  const mark = marks.make({ ...act, realPerson: who.real, effectiveAccount: who.effective })
  return { ...act, mark: mark.toString('base64') }
}
