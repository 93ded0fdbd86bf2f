import { firstCharacters } from '@iisp/contract/text-length'
import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { Subscriber } from '../calls/module.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import { isOutage } from '../db/outage.ts'
import type { Writer } from '../db/writer.ts'
import type { Ports } from '../ports/ports.ts'
import { queuedPorts } from '../ports/queued-ports.ts'
import type { TakenEvent } from './take-events.ts'

/** Over some two hours. */
const mostTries = 8
/** Failed events of one look; the next look takes the rest. */
const atOnce = 100
const actor = system('relay')

/** Keeps an event that was taken in this transaction behind the failed one of its object. */
export const waitBehind = (db: Writer, { id, topic, audience, payload, at }: TakenEvent): Promise<number> =>
  db.run(
    raw(sql`INSERT INTO platform.failed_event (id, object, topic, audience, payload, at)
      VALUES (${id}, platform.event_object(${topic}, ${JSON.stringify(payload)}::jsonb), ${topic}, ${audience},
        ${JSON.stringify(payload)}::jsonb, ${at}::timestamptz)`),
  )

/** Moves an event whose subscriber failed out of the queue. Nothing happens where another node was quicker. */
export const setAside = (db: Database, id: string, error: unknown): Promise<number> =>
  db.transact(actor, (writer) =>
    writer.run(
      raw(sql`WITH gone AS (DELETE FROM platform.outbox WHERE id = ${id} RETURNING *)
        INSERT INTO platform.failed_event (id, object, topic, audience, payload, at, reason)
        SELECT id, object, topic, audience, payload, at, ${reasonOf(error)} FROM gone`),
    ),
  )

/** One line of an error, for operators. */
function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  return firstCharacters(`${name}: ${message}`.replace(/\s+/g, ' '), 300)
}

interface FailedEvent extends DomainEvent {
  readonly id: string
  readonly done: readonly string[]
  readonly tries: number
}

/** Only the first event of each object, because the others wait behind it. */
const due = raw(sql<{ id: string }>`
  SELECT id FROM (SELECT DISTINCT ON (object) id, next_at, dead_at FROM platform.failed_event ORDER BY object, id) first
  WHERE dead_at IS NULL AND next_at <= now() ORDER BY next_at, id LIMIT ${atOnce}`)

/** Claims one for a minute, so that another node takes over where this one dies. */
const claim = (id: string) =>
  raw(sql<FailedEvent>`
    UPDATE platform.failed_event SET tries = tries + 1, next_at = now() + interval '1 minute'
    WHERE id = ${id} AND dead_at IS NULL AND next_at <= now()
    RETURNING id, topic, audience, payload, done, tries`)

export interface RetryParts {
  readonly db: Database
  readonly subscribers: readonly Subscriber[]
  /** Called for every message that a subscriber sends. */
  readonly queued: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Retries the failed events that are due, each subscriber in a transaction of its own, so that none handles an event
 * twice. After the last try an event waits for an operator, and so do the later events of the same object.
 */
export async function retryFailed(parts: RetryParts): Promise<void> {
  for (let more = true; more;) {
    more = false
    for (const { id } of await parts.db.reader(actor).all(due)) more = (await retry(parts, id)) || more
  }
}

/** True where the event has been handled, so that the next one of its object may follow. */
async function retry(parts: RetryParts, id: string): Promise<boolean> {
  const { db, subscribers } = parts
  const event = await db.transact(actor, (writer) => writer.maybe(claim(id)))
  if (event === undefined) return false
  let failure: unknown
  for (const subscriber of subscribers) {
    if (subscriber.topic !== event.topic || event.done.includes(subscriber.name)) continue
    await runOne(parts, event, subscriber).catch((error: unknown) => {
      if (isOutage(error)) throw error
      failure = error
    })
  }
  if (failure === undefined) {
    await db.transact(actor, (writer) =>
      writer.run(raw(sql`DELETE FROM platform.failed_event WHERE id = ${id}`)),
    )
    return true
  }
  await noteFailure(db, event, failure)
  if (event.tries >= mostTries)
    parts.failed(new Error(`event ${id} failed ${event.tries} times`, { cause: failure }))
  return false
}

/** The row's lock keeps other nodes away. That the subscriber has run is recorded in the transaction of its writes. */
const runOne = (parts: RetryParts, event: FailedEvent, subscriber: Subscriber): Promise<void> =>
  parts.db.transact(actor, async (writer) => {
    const mine = await writer.run(
      raw(sql`UPDATE platform.failed_event SET done = done || ${subscriber.name}::text
        WHERE id = ${event.id} AND NOT ${subscriber.name} = ANY (done)`),
    )
    const ports: Ports = queuedPorts(writer, parts.queued)
    const { topic, audience, payload } = event
    if (mine === 1) await subscriber.run(writer, { topic, audience, payload }, ports)
  })

/** Retries after 5 s, 15 s, 45 s and so on, up to an hour. */
const noteFailure = (db: Database, { id, tries }: FailedEvent, error: unknown): Promise<number> =>
  db.transact(actor, (writer) =>
    writer.run(
      raw(sql`UPDATE platform.failed_event SET reason = ${reasonOf(error)},
          next_at = now() + least(interval '1 hour', interval '5 seconds' * 3 ^ ${tries - 1}::integer),
          dead_at = CASE WHEN ${tries >= mostTries}::boolean THEN now() END
        WHERE id = ${id} AND tries = ${tries}`),
    ),
  )
