import pg from 'pg'
import type { Carrier } from './bus.ts'

const channel = 'iisp'
const retryMs = 1000

/** Fan-out by LISTEN/NOTIFY over a separate connection, which is reopened when it is lost. */
export class PostgresCarrier implements Carrier {
  readonly kind = 'postgres'
  readonly #url: string
  readonly #listeners = new Set<(payload: string) => void>()
  #client: pg.Client | null = null
  #opening: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  async open(): Promise<void> {
    this.#opening ??= this.#connect().finally(() => (this.#opening = null))
    await this.#opening
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      // A message is sent without waiting for the previous ones.
      pipeline: true,
    })
    const lost = () => {
      if (this.#client === client) this.#client = null
      this.#again()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => {
      for (const listener of this.#listeners) listener(payload ?? '')
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      this.#client = client
    } catch {
      await client.end().catch(() => {})
      this.#again()
    }
  }

  #again(): void {
    if (this.#closed || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (!this.#closed && this.#client === null) void this.open()
    }, retryMs)
  }

  async send(payload: string): Promise<void> {
    if (this.#client === null) throw new Error('no connection to PostgreSQL')
    await this.#client.query(`SELECT pg_notify('${channel}', $1)`, [payload])
  }

  async answers(): Promise<boolean> {
    return this.#client !== null
  }

  listen(listener: (payload: string) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }
}
