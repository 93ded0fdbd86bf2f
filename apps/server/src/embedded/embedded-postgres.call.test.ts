import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const home = mkdtempSync(join(tmpdir(), 'iisp-embedded-'))
const started: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of started.splice(0)) await server.stop()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
  started.push(server)
  return server
}
async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}
const postmasterOf = async (url: string) =>
  (await query<{ at: string }>(url, 'SELECT pg_postmaster_start_time()::text AS at'))[0]?.at

/** A portal in a process of its own, which says its connection string once it is up. */
async function portalProcess(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)}
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log(server.url)
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const url of createInterface({ input: child.stdout })) return { url, child }
  throw new Error('the portal process ended')
}

test('what was written is there after a stop and a second start, which takes under 5 s', async () => {
  const dataDir = join(home, 'again')
  const first = await start(dataDir)
  await query(first.url, "CREATE TABLE kept AS SELECT '华夏一号' AS name")
  await first.stop()
  const since = performance.now()
  const second = await start(dataDir)
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(await query(second.url, 'SELECT name FROM kept')).toEqual([{ name: '华夏一号' }])
})

test('it syncs to disk, checks its pages, speaks UTF-8, listens to no network and logs no statement', async () => {
  const { url } = await start(join(home, 'settings'))
  const wanted = {
    fsync: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    jit: 'off',
  }
  for (const [name, value] of Object.entries(wanted)) {
    expect(await query(url, `SELECT current_setting('${name}') AS ${name}`)).toEqual([{ [name]: value }])
  }
  await query(url, 'CREATE EXTENSION pg_trgm')
  const [trigrams] = await query<{ n: number }>(url, "SELECT cardinality(show_trgm('华夏成长')) AS n")
  expect(trigrams?.n).toBe(5)
})

test.runIf(process.getuid?.() === 0)(
  'started by root, the database runs as an unprivileged account',
  async () => {
    const closed = join(home, 'root-only')
    mkdirSync(closed, { mode: 0o700 })
    await start(join(closed, 'data'))
    expect(statSync(join(closed, 'data', 'postgres')).uid).not.toBe(0)
    expect(statSync(join(closed, 'data', 'postgres', 'postmaster.pid')).uid).not.toBe(0)
  },
)

test('a server that a killed portal left behind is taken over and stopped at the end', async () => {
  const dataDir = join(home, 'orphan')
  const { url, child } = await portalProcess(dataDir)
  await query(url, 'CREATE TABLE kept ()')
  const since = await postmasterOf(url)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  const next = await start(dataDir)
  expect(await postmasterOf(next.url)).toBe(since)
  expect(await query(next.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }])
  await next.stop()
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a second portal on the same folder is refused and disturbs nothing', async () => {
  const dataDir = join(home, 'shared')
  const { url, child } = await portalProcess(dataDir)
  await expect(start(dataDir)).rejects.toThrow(`in use by another portal (process ${child.pid})`)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  await start(dataDir)
})

test('a server that falls is started again', async () => {
  const dataDir = join(home, 'falls')
  const { url } = await start(dataDir)
  const before = await postmasterOf(url)
  const [row] = await query<{ pid: string }>(
    url,
    "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid",
  )
  process.kill(Number(row?.pid), 'SIGKILL')
  await expect.poll(() => postmasterOf(url).catch(() => before), { timeout: 15_000 }).not.toBe(before)
})

test('a path too long for a socket works all the same', async () => {
  const { url } = await start(join(home, 'long'.repeat(30)))
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a database of a newer PostgreSQL is refused in one sentence', async () => {
  const dataDir = join(home, 'newer')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '19\n')
  await expect(start(dataDir)).rejects.toThrow(/is of PostgreSQL 19 and this program brings 18/)
})

test('a data folder that cannot be written is refused in one sentence', async () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  await expect(start(join(file, 'data'))).rejects.toThrow(/cannot be written; check its permissions/)
})

test('a creation of the database that was cut short is begun anew', async () => {
  const dataDir = join(home, 'cut')
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
  const { url } = await start(dataDir)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})
