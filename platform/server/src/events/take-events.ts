import { sql } from 'kysely'
import type { DomainEvent } from '../calls/domain-event.ts'
import { raw } from '../db/builder.ts'
import type { Writer } from '../db/writer.ts'

export interface TakenEvent extends DomainEvent {
  readonly id: string
  readonly at: string
  /** An earlier event of the same object has failed. */
  readonly waits: boolean
}
interface Row extends Omit<TakenEvent, 'topic'> {
  /** Null where another node is working on an earlier event of the object. */
  readonly topic: string | null
}

/**
 * The oldest events that no other node is handling, except events of objects that another node is
 * working on.
 */
const take = (limit: number) =>
  raw(sql<Row>`
    WITH locked AS (SELECT id FROM platform.outbox ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    elsewhere AS MATERIALIZED (SELECT id, object FROM platform.outbox
      WHERE id < (SELECT max(id) FROM locked) AND id NOT IN (SELECT id FROM locked)),
    taken AS (DELETE FROM platform.outbox o WHERE o.id IN (SELECT id FROM locked)
      AND NOT EXISTS (SELECT FROM elsewhere e WHERE e.object = o.object AND e.id < o.id)
      RETURNING o.id, o.topic, o.audience, o.payload, o.at, o.object)
    SELECT id, topic, audience, payload, at,
      EXISTS (SELECT FROM platform.failed_event f WHERE f.object = taken.object) AS waits
    FROM locked LEFT JOIN taken USING (id) ORDER BY id`)

export interface Taken {
  readonly events: readonly TakenEvent[]
  /** There may be more to take right away. */
  readonly full: boolean
  /** Some events were left, because another node holds an earlier one of the same object. */
  readonly held: boolean
}

/** Takes up to `limit` events from the outbox, in order; they are deleted when the transaction commits. */
export async function takeEvents(db: Writer, limit: number): Promise<Taken> {
  const rows = await db.all(take(limit))
  const events = rows.filter((row): row is TakenEvent => row.topic !== null)
  return { events, full: rows.length === limit, held: events.length < rows.length }
}
