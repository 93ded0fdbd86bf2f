import { generateKeyPairSync } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  type AuditParts,
  Database,
  HeadKeeper,
  appRole,
  migrate,
  openWitness,
  platformMigrations,
  system,
  verifyChains,
} from '@iisp/server'
import { StartupError } from '@iisp/server/config/startup-error'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { testAuditKey } from '@iisp/testing/test-portal'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { startFakeS3 } from './fake-s3.ts'

let database: TestDatabase
let db: Database
let owner: pg.Client
let folder: string
const headKey = generateKeyPairSync('ed25519')
const failures: string[] = []
const keepers: HeadKeeper[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations])
  db = new Database({ url: database.url, poolSize: 3, role: appRole, auditKey: testAuditKey })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'iisp-heads-'))
  failures.length = 0
})
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close()
  await owner.end()
  await db.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const parts = (change: Partial<AuditParts> = {}) => ({
  rowKey: testAuditKey,
  headKey,
  witness: null,
  ...change,
  folder,
})
function keeperOf(change: Partial<AuditParts> = {}): HeadKeeper {
  return new HeadKeeper(db, parts(change), (failure) => failures.push(String(failure)))
}
async function opened(change: Partial<AuditParts> = {}): Promise<HeadKeeper> {
  const keeper = keeperOf(change)
  keepers.push(keeper)
  await keeper.open()
  return keeper
}
const act = (institutionId = 'M001', times = 1) =>
  db.transact(system('test'), async (writer) => {
    for (let n = 0; n < times; n++) writer.audit({ institutionId, action: 'test.act', object: `test:${n}` })
  })
const logPath = () => join(folder, 'audit-heads.log')
const lines = async () => (await readFile(logPath(), 'utf8')).trimEnd().split('\n')
const findings = async (change: Partial<AuditParts> = {}) => {
  const { chains, reports } = await verifyChains(db.reader(system('test')), parts(change))
  return [...chains.flatMap((one) => one.findings), ...reports.flatMap((one) => one.findings)]
}
/** Leaves only the first rows of the chain, as after a restore from a backup. */
const goBackTo = (seq: number) =>
  owner.query(`DELETE FROM platform.audit WHERE institution_id = 'M001' AND seq > ${seq};
    UPDATE platform.audit_head h SET seq = a.seq, hash = a.hash FROM platform.audit a
    WHERE a.institution_id = h.institution_id AND a.institution_id = 'M001' AND a.seq = ${seq}`)

test('a line is written for changed heads, and none if nothing changed', async () => {
  await act()
  const keeper = await opened()
  expect(await lines()).toHaveLength(1)
  await keeper.turn()
  expect(await lines()).toHaveLength(1)
  await act('M002')
  await keeper.turn()
  const last = JSON.parse((await lines()).at(-1) ?? '') as { line: number; heads: unknown[][] }
  expect(last).toMatchObject({ line: 2, heads: [['M002', 1, expect.any(String), 1]] })
  expect(await findings()).toEqual([])
})

test('closing signs what was committed since the last minute', async () => {
  const keeper = await opened()
  await act()
  await keeper.close()
  expect(JSON.parse((await lines()).at(-1) ?? '')).toMatchObject({
    heads: [['M001', 1, expect.any(String), 1]],
  })
})

test('the portal starts after a crash: the table may be ahead of the file, and an incomplete line is ignored', async () => {
  await act()
  await opened()
  await act()
  await appendFile(logPath(), '{"node":"torn')
  await opened()
  expect(await findings()).toEqual([])
  expect(JSON.parse((await lines()).at(-1) ?? '')).toMatchObject({
    line: 2,
    heads: [['M001', 2, expect.any(String), 1]],
  })
})

test('a start on a table that has lost signed rows is refused with an explanation, and succeeds once the restore is accepted', async () => {
  await act('M001', 5)
  await (await opened()).close()
  await goBackTo(3)
  const refused = keeperOf()
  const error = await refused.open().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartupError)
  expect(String(error)).toMatch(/M001.*第 5 条.*第 3 条.*audit:accept-restore/)
  expect(await findings()).toEqual([{ kind: 'missing', source: 'file', from: 4, to: 5 }])

  const lost = await refused.lostHeads()
  await act()
  await refused.accept(lost, 'backup of yesterday')
  await opened()
  expect(await findings()).toEqual([])
  const { reports } = await verifyChains(db.reader(system('test')), parts())
  expect(reports[0]?.restored).toMatchObject([
    { institutionId: 'M001', from: 5, to: 3, reason: 'backup of yesterday' },
  ])
})

test('rows rewritten while the portal runs are reported within a minute', async () => {
  await act('M001', 3)
  const keeper = await opened()
  await owner.query(`UPDATE platform.audit SET hash = sha256('other') WHERE seq = 3`)
  await keeper.turn()
  expect(failures.join()).toContain('M001')
})

test('two processes that share a folder write to one log', async () => {
  const [one, two] = [await opened(), await opened()]
  await act('M001')
  await Promise.all([one.turn(), two.turn()])
  await act('M002')
  await Promise.all([two.turn(), one.turn()])
  const numbers = (await lines()).map((text) => (JSON.parse(text) as { line: number }).line)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  expect(await findings()).toEqual([])
})

test('a line signed with a foreign key is ignored', async () => {
  await act()
  await opened({ headKey: generateKeyPairSync('ed25519') })
  expect(await findings()).toContainEqual({ kind: 'heads-changed', from: 1, to: 1 })
})

test('rows older than marks are verified by their links alone, and the first signed line records where marks begin', async () => {
  await act('M001', 2)
  await owner.query(`UPDATE platform.audit SET mark = NULL`)
  await owner.query(`DO $$
    DECLARE link platform.audit; before bytea := '';
    BEGIN
      FOR link IN SELECT * FROM platform.audit ORDER BY seq LOOP
        before := sha256(before || convert_to(jsonb_build_array(link.institution_id, link.seq,
          extract(epoch FROM link.at)::numeric(20, 6)::text, link.real_person, link.effective_account, link.action,
          link.object, link.detail)::text, 'UTF8'));
        UPDATE platform.audit SET hash = before WHERE seq = link.seq;
        UPDATE platform.audit_head SET hash = before, marked_from = 3;
      END LOOP;
    END $$`)
  await opened()
  await act()
  expect(await findings()).toEqual([])
  await owner.query(`UPDATE platform.audit SET action = 'test.other' WHERE seq = 2`)
  expect(await findings()).toEqual([{ kind: 'changed', source: 'table', from: 2, to: 2 }])
  await owner.query(`UPDATE platform.audit SET action = 'test.act' WHERE seq = 2`)
  await owner.query(`UPDATE platform.audit_head SET marked_from = 9`)
  expect(await findings()).toEqual([{ kind: 'switch', source: 'file', from: 3, to: 9 }])
})

test('a bucket as witness receives each line with a lock, catches up after an outage, and is compared', async () => {
  const store = await startFakeS3()
  const witness = openWitness(store.address, 30)
  store.failWith = 503
  await act()
  const keeper = await opened({ witness })
  await keeper.turn()
  expect(failures.join()).toContain('did not take a line')
  const problem = await owner.query<{ witness_problem: string | null }>(
    'SELECT witness_problem FROM platform.audit_node',
  )
  expect(problem.rows[0]?.witness_problem).not.toBeNull()
  store.failWith = null
  await act()
  await keeper.turn()
  expect([...store.objects.keys()].map((path) => path.slice(-17))).toEqual([
    '000000000001.json',
    '000000000002.json',
  ])
  expect([...store.objects.values()].map(String)).toEqual(await lines())
  expect(store.locks.every(({ mode, md5 }) => mode === 'COMPLIANCE' && md5 !== undefined)).toBe(true)
  expect(await findings({ witness })).toEqual([])

  await writeFile(logPath(), `${(await lines())[0]}\n`)
  await goBackTo(1)
  await owner.query('UPDATE platform.audit_node SET line = 1')
  expect(await findings({ witness })).toEqual([
    { kind: 'missing', source: 'witness', from: 2, to: 2 },
    { kind: 'heads-cut', from: 2, to: 2 },
  ])
  await store.close()
})

test('a URL as witness receives each line as JSON with the bearer token', async () => {
  const got: { body: string; token: string | undefined }[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      got.push({ body, token: request.headers.authorization })
      response.end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const witness = openWitness(`http://:a-token@127.0.0.1:${(server.address() as AddressInfo).port}/heads`, 30)
  await act()
  const keeper = await opened({ witness })
  await keeper.turn()
  expect(got).toEqual([{ body: (await lines())[0], token: 'Bearer a-token' }])
  const { reports } = await verifyChains(db.reader(system('test')), parts({ witness }))
  expect(reports.map(({ source, state }) => `${source} ${state}`)).toEqual([
    'file compared',
    'witness write-only',
  ])
  await new Promise((done) => server.close(done))
})
