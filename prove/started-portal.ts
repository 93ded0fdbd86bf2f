import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hashSessionId } from '@iisp/server'
import { socketAddress, socketUrl } from '@iisp/app-server/embedded/socket-address'
import { TestClient } from '@iisp/testing/test-client'
import pg from 'pg'

const root = resolve(import.meta.dirname, '..')

/** The portal as a user starts it: in its own process, with a temporary folder and a free port. */
export class StartedPortal {
  readonly folder: string
  readonly port = 20_000 + Math.floor(Math.random() * 12_000)
  readonly origin = `http://127.0.0.1:${this.port}`
  readonly databaseUrl: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess

  constructor(name: string, env: NodeJS.ProcessEnv = {}) {
    this.folder = mkdtempSync(join(tmpdir(), `iisp-${name}-`))
    this.databaseUrl =
      process.env.DATABASE_URL ?? socketUrl(socketAddress(join(this.folder, 'postgres')).folder, 'iisp')
    this.#env = env
    this.#process = this.#spawn()
  }

  get pid(): number {
    return this.#process.pid as number
  }

  #spawn(): ChildProcess {
    return spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
      env: {
        ...process.env,
        DATA_DIR: this.folder,
        PORT: String(this.port),
        LOG_LEVEL: 'error',
        ...this.#env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  /** Waits until the portal is ready. Returns the milliseconds that it took. */
  async untilReady(): Promise<number> {
    const started = performance.now()
    while (performance.now() - started < 120_000) {
      if (this.#process.exitCode !== null) throw new Error(`the server ended with ${this.#process.exitCode}`)
      const ready = await fetch(`${this.origin}/ready`)
        .then((r) => r.ok)
        .catch(() => false)
      if (ready) return performance.now() - started
      await pause(50)
    }
    throw new Error('the server did not come up within 120 s')
  }

  /** Kills the process without warning and restarts it. Returns the milliseconds until it was ready again. */
  async killAndRestart(): Promise<number> {
    await this.#end('SIGKILL')
    this.#process = this.#spawn()
    return this.untilReady()
  }

  /** Stops the process, adds demonstration orders up to this number, and restarts it. */
  async growTo(orders: number): Promise<void> {
    await this.#end('SIGTERM')
    const script = join(root, 'apps/server/src/seed-cli.ts')
    const growing = spawn(process.execPath, [script, '--orders', String(orders)], {
      env: { ...process.env, DATA_DIR: this.folder, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((done) => growing.once('exit', done))
    if (code !== 0) throw new Error(`the demonstration could not be grown (exit code ${String(code)})`)
    this.#process = this.#spawn()
    await this.untilReady()
  }

  /** Stops the process and removes its folder. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null) return
    const ended = new Promise((done) => this.#process.once('exit', done))
    this.#process.kill(signal)
    await ended
  }

  /** Opens a connection as the database's owner. The caller closes it. */
  async connectAsOwner(): Promise<pg.Client> {
    const owner = new pg.Client({ connectionString: this.databaseUrl })
    owner.on('error', () => {})
    await owner.connect()
    return owner
  }

  /** Opens a session directly in the database. `account` is an e-mail address or the part before its @. */
  async signIn(owner: pg.Client, account: string): Promise<{ client: TestClient; institutionId: string }> {
    const id = randomBytes(32).toString('base64url')
    const { rows } = await owner.query<{ institution_id: string }>(
      `WITH who AS (SELECT * FROM identity.account WHERE email = $2 OR split_part(email, '@', 1) = $2), opened AS (
         INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at)
         SELECT $1, id, id, 2, 'prove', 'prove', now(), now() FROM who)
       SELECT institution_id FROM who`,
      [hashSessionId(id), account],
    )
    const [row] = rows
    if (row === undefined) throw new Error(`no account ${account}`)
    const client = new TestClient(this.origin)
    client.cookies.set('sessionId', id)
    return { client, institutionId: row.institution_id }
  }
}
