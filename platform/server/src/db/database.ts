import { createHash } from 'node:crypto'
import { type Compilable, sql } from 'kysely'
import pg from 'pg'
import { Refusal, platformErrors } from '@iisp/contract'
import { AuditMarks } from '../audit/audit-marks.ts'
import type { Actor } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import { type PlannedAnew, raw } from './builder.ts'
import { type Committed, type IdempotencyKey, finish } from './finish.ts'
import { isOutage, isRetryable } from './outage.ts'
import { columnTypes } from './column-types.ts'
import type { Reader } from './reader.ts'
import type { AuditEntry, PartFailure, Writer } from './writer.ts'

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** The role that statements run as; never the owner of the tables. */
  readonly role: string
  readonly statementTimeoutMs?: number
  /** Key of the marks on audit rows; without it, transactions with audit rows are refused. */
  readonly auditKey?: Uint8Array
}

/** The state of an idempotency key before its transaction starts. */
export type KeyState =
  | { state: 'new' }
  | { state: 'busy' }
  | { state: 'done'; fingerprint: string; answer: unknown }

interface ScopedClient extends pg.PoolClient {
  scope?: string
}

const statementNames = new Map<string, string>()
/** Prepared statements are named by the hash of their text, so that each text is parsed and planned once per connection. */
function statementName(text: string): string {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    if (statementNames.size < 2000) statementNames.set(text, name)
  }
  return name
}
const toPg = (query: PlannedAnew): pg.QueryConfig => ({
  ...(query.anew ? {} : { name: statementName(query.sql) }),
  text: query.sql,
  values: query.parameters as unknown[],
})

/**
 * A PostgreSQL database. `reader(actor)` sees what the actor's scope allows; a Writer exists only inside `transact`.
 * Survives cut connections, restarts and hangs: the call in flight fails with an outage error, the next one reconnects.
 */
export class Database {
  readonly #pool: pg.Pool
  readonly #afterCommit: Set<(committed: Committed) => void> = new Set()
  readonly #marks: AuditMarks | null

  constructor(options: DatabaseOptions) {
    const timeout = options.statementTimeoutMs ?? 5000
    // Work with long statements also computes longer between them.
    const idle = Math.max(10_000, timeout)
    this.#marks = options.auditKey === undefined ? null : new AuditMarks(options.auditKey)
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 30_000,
      query_timeout: timeout + 500,
      keepAlive: true,
      // Statements are sent without waiting; PostgreSQL runs and answers them in order.
      pipeline: true,
      types: columnTypes,
      options: `-c role=${options.role} -c statement_timeout=${timeout} -c lock_timeout=3000 -c idle_in_transaction_session_timeout=${idle} -c TimeZone=Asia/Shanghai -c search_path=platform`,
    })
    // An unhandled error event of a client ends the process; `pool.on('error')` covers idle clients only.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#pool.on('error', () => {})
  }

  /** Calls the listener after each commit that had audit rows or events. */
  onCommit(listener: (committed: Committed) => void): void {
    this.#afterCommit.add(listener)
  }

  async ping(): Promise<void> {
    await this.#pool.query('SELECT 1')
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  reader(actor: Actor): Reader {
    return readerOf((query) => this.#read(actor.scope, toPg(query.compile())))
  }

  /**
   * If the scope changes, the query is sent without waiting for the change; its result is used only
   * if the scope was set.
   */
  async #read(scope: string, query: pg.QueryConfig): Promise<pg.QueryResult> {
    const client: ScopedClient = await this.#pool.connect()
    let broken: Error | undefined
    try {
      const scoped = client.scope === scope ? undefined : setScope(client, scope)
      const [result] = await Promise.all([client.query(query), scoped])
      return result
    } catch (error) {
      if (isOutage(error)) broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }

  /**
   * Runs the work in one transaction as the actor; audit rows and events are written with the COMMIT.
   * A deadlock or serialization failure runs it again, at most three times in all.
   */
  async transact<T>(actor: Actor, work: (db: Writer) => Promise<T>): Promise<T> {
    return (await this.#transact(actor, null, work)) as T
  }

  /** The same under an idempotency key: a key that was used before gives its stored answer without running `work`. */
  async transactOnce<T>(actor: Actor, key: IdempotencyKey, work: (db: Writer) => Promise<T>): Promise<T> {
    return (await this.#transact(actor, key, work)) as T
  }

  /** The answer that is stored under a key; null where the key is new. Refuses as `transactOnce` does. */
  async keptAnswer(actor: Actor, key: IdempotencyKey): Promise<{ readonly answer: unknown } | null> {
    const query = { text: 'SELECT platform.claim_key($1, $2) AS key', values: [key.person, key.key] }
    const [row] = (await this.#read(actor.scope, query)).rows as { key: KeyState }[]
    if (row === undefined) throw new Error('claim_key gave no row')
    return row.key.state === 'new' ? null : { answer: storedAnswer(row.key, key) }
  }

  async #transact(
    actor: Actor,
    key: IdempotencyKey | null,
    work: (db: Writer) => Promise<unknown>,
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(actor, key, work)
      } catch (error) {
        if (attempt >= 3 || !isRetryable(error)) throw error
      }
    }
  }

  async #attempt(
    actor: Actor,
    key: IdempotencyKey | null,
    work: (db: Writer) => Promise<unknown>,
  ): Promise<unknown> {
    const client: ScopedClient = await this.#pool.connect()
    let broken: Error | undefined
    try {
      const beginning = begin(client, actor, key)
      const audits: AuditEntry[] = []
      const events: DomainEvent[] = []
      const run = gated(client, beginning)
      const working = work({
        ...readerOf(run),
        run: async (query) => (await run(query)).rowCount ?? 0,
        audit: (entry) => void audits.push(entry),
        emit: (event) => void events.push(event),
        attempt: (part) => attemptPart(run, part, [audits, events]),
      })
      working.catch(() => {})
      const begun = await beginning
      if (begun.state !== 'new') {
        await client.query('ROLLBACK')
        return storedAnswer(begun, key as IdempotencyKey)
      }
      const answer = await working
      const heads = await finish(client, { actor, key, marks: this.#marks }, { audits, events }, answer)
      if (audits.length + events.length > 0)
        for (const listener of this.#afterCommit) listener({ audits, events, heads })
      return answer
    } catch (error) {
      if (isOutage(error)) broken = error as Error
      else await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
      throw error
    } finally {
      client.release(broken)
    }
  }
}

async function setScope(client: ScopedClient, scope: string): Promise<void> {
  client.scope = undefined as never
  await client.query({ name: 'scope', text: `SELECT set_config('app.scope', $1, false)`, values: [scope] })
  client.scope = scope
}

/** The first query is sent together with BEGIN. Nobody gets an answer before the transaction has begun under a new key. */
function gated(client: pg.PoolClient, beginning: Promise<KeyState>) {
  return async (query: Compilable): Promise<pg.QueryResult> => {
    const sent = client.query(toPg(query.compile()))
    sent.catch(() => {})
    if ((await beginning).state !== 'new') throw new Error('this key has its answer already')
    return sent
  }
}

type Run = (query: Compilable) => Promise<pg.QueryResult>
const startPart = raw(sql`SAVEPOINT part`)
const keepPart = raw(sql`RELEASE SAVEPOINT part`)
const undoPart = raw(sql`ROLLBACK TO SAVEPOINT part`)

/** @param collected effects written with the COMMIT; effects added by a failed part are removed */
async function attemptPart(
  run: Run,
  part: () => Promise<void>,
  collected: readonly unknown[][],
): Promise<PartFailure | null> {
  const lengths = collected.map((list) => list.length)
  await run(startPart)
  try {
    await part()
    await run(keepPart)
    return null
  } catch (error) {
    if (isOutage(error) || isRetryable(error)) throw error
    await run(undoPart)
    await run(keepPart)
    for (const [n, list] of collected.entries()) list.length = lengths[n] ?? 0
    return { error }
  }
}

function readerOf(run: <T>(query: Compilable<T>) => Promise<pg.QueryResult>): Reader {
  const maybe = async <T>(query: Compilable<T>) => (await run(query)).rows[0] as T | undefined
  return {
    all: async <T>(query: Compilable<T>) => (await run(query)).rows as T[],
    maybe,
    one: async <T>(query: Compilable<T>) => {
      const row = await maybe(query)
      if (row === undefined) throw new Refusal(platformErrors.notFound)
      return row
    },
  }
}

/**
 * Sends BEGIN, the scope and the key's state in one message. Values are escaped as literals, since
 * a message with several statements cannot have parameters.
 */
async function begin(client: pg.PoolClient, actor: Actor, key: IdempotencyKey | null): Promise<KeyState> {
  const scope = client.escapeLiteral(actor.scope)
  const open = `BEGIN; SELECT set_config('app.scope', ${scope}, true)`
  if (key === null) {
    await client.query(open)
    return { state: 'new' }
  }
  const args = [key.person, key.key].map((text) => client.escapeLiteral(text)).join(', ')
  const results = (await client.query(
    `${open}; SELECT platform.claim_key(${args}) AS key`,
  )) as unknown as pg.QueryResult[]
  const [row] = (results.at(-1) as pg.QueryResult<{ key: KeyState }>).rows
  if (row === undefined) throw new Error('claim_key gave no row')
  return row.key
}

function storedAnswer(found: KeyState, key: IdempotencyKey): unknown {
  if (found.state === 'busy') throw new Refusal(platformErrors.inProgress)
  if (found.state !== 'done' || found.fingerprint !== key.fingerprint)
    throw new Refusal(platformErrors.keyReused)
  return found.answer
}
