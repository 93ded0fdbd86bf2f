import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { download } from '@iisp/files/contract'
import {
  Database,
  appRole,
  hashSessionId,
  migrate,
  platformMigrations,
  system,
  verifyChains,
} from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { loadSecrets } from '@iisp/server/config/secrets'
import { TestClient } from '@iisp/testing/test-client'
import { createTestDatabase } from '@iisp/testing/test-database'
import { getDebitTransferDetail, getTransferList } from '@iisp/transfers/contract'
import {
  commomMenuList,
  getAllTableSettings,
  getDisplay,
  getLastManagerType,
  getQuickMenuList,
  menuQueryModeList,
  queryThemeColorByUserId,
  tableViewList,
} from '@iisp/workspace/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { auditParts } from '../../src/audit-parts.ts'
import { compose } from '../../src/compose.ts'
import { openDatabase } from '../../src/open-database.ts'
import { serve } from '../../src/serve.ts'
import { type FormerInstallation, formerInstallation } from './installation.ts'
import { type Rows, rowsOf, valuesOf } from './rows.ts'
import { structureOf } from './structure.ts'

/** Where tables are now that had another name when the dump was made. */
const moved: Readonly<Record<string, string>> = {
  'identity.table_setting': 'workspace.table_setting',
  'identity.table_view': 'workspace.table_view',
  'identity.display_setting': 'workspace.display_setting',
  'identity.manual_menu': 'workspace.manual_menu',
  'identity.menu_choice': 'workspace.menu_choice',
  'identity.menu_log': 'workspace.menu_log',
  'identity.preference': 'workspace.preference',
}

let former: FormerInstallation
let owner: pg.Client
let before: Rows
let recordedBefore: readonly Recorded[]
interface Recorded {
  readonly module: string
  readonly file: string
  readonly checksum: string
  readonly at: string
}
const recorded = async () =>
  (
    await owner.query<Recorded>(
      'SELECT module, file, checksum, at::text FROM platform.migration ORDER BY module, file',
    )
  ).rows
const config = () =>
  loadConfig({ PORT: '0', SEED: 'no', LOG_LEVEL: 'silent', DATA_DIR: former.dataDir }, former.dataDir)
const secrets = () => loadSecrets(join(former.dataDir, 'secrets'))
const migrated = async (url: string) => {
  const { modules } = compose(await secrets(), { publish: () => {} }, config())
  return migrate(url, [platformMigrations, ...modules])
}
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

beforeAll(async () => {
  former = await formerInstallation(inject('databaseUrl'))
  owner = await connected(former.database.url)
  before = await rowsOf(owner)
  recordedBefore = await recorded()
  await migrated(former.database.url)
})
afterAll(async () => {
  await owner?.end()
  await former?.database.drop()
  if (former) await rm(former.dataDir, { recursive: true, force: true })
})

test('the dump has a row in every table', () => {
  expect(before.size).toBeGreaterThan(80)
  expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([])
})

test('every row of every table is there after the upgrade', async () => {
  const after = await rowsOf(owner)
  for (const [table, rows] of before) {
    const now = after.get(moved[table] ?? table) ?? []
    expect(valuesOf(now, rows), table).toEqual(valuesOf(rows, rows))
  }
  expect(Object.keys(moved).filter((table) => after.has(table))).toEqual([])
})

test('migrations that were renumbered are recorded under their new names, at the time when they ran', async () => {
  const after = await recorded()
  const ran = ({ module, checksum, at }: Recorded) => `${module} ${checksum} ${at}`
  expect(after.map(ran)).toEqual(expect.arrayContaining(recordedBefore.map(ran)))
  const files = (all: readonly Recorded[]) =>
    all.filter(({ module }) => module === 'identity').map(({ file }) => file)
  expect(files(recordedBefore).filter((file) => file.startsWith('004'))).toHaveLength(2)
  expect(files(after).map((file) => Number(file.slice(0, 3)))).toEqual(files(after).map((_, n) => n + 1))
})

test('an upgraded database consists of the same as a fresh one', async () => {
  const fresh = await createTestDatabase(inject('databaseUrl'))
  onTestFinished(() => fresh.drop())
  await migrated(fresh.url)
  const client = await connected(fresh.url)
  onTestFinished(() => client.end())
  expect(await structureOf(owner)).toEqual(await structureOf(client))
})

/** A session of a person of the dump, without the sign-in. */
async function signedIn(origin: string, account: string): Promise<TestClient> {
  const id = randomBytes(32).toString('base64url')
  await owner.query(
    `INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at)
     SELECT $1, id, id, 2, 'test', 'test', now(), now() FROM identity.account WHERE email = $2`,
    [hashSessionId(id), account],
  )
  const client = new TestClient(origin)
  client.cookies.set('sessionId', id)
  return client
}

/** Starts the portal on the upgraded installation for one test. Returns its address. */
async function served(): Promise<string> {
  const url = { databaseUrl: former.database.url, databaseAdminUrl: null }
  const database = await openDatabase(url, former.dataDir, () => {})
  const running = await serve({
    config: config(),
    dataDir: former.dataDir,
    database,
    secrets: await secrets(),
    log: () => {},
  })
  onTestFinished(() => running.stop())
  return running.address
}

test('the portal serves the settings and files of before', async () => {
  const lin = await signedIn(await served(), 'lin.jing@yuanshan.example')

  const { rows } = await owner.query<{ id: string }>(
    `SELECT id FROM files.stored_file WHERE name = '附件.pdf'`,
  )
  const file = await lin.send(download, { fileId: rows[0]?.id ?? '' })
  expect([file.status, file.text]).toEqual([200, '%PDF-1.7 划款附件\n%%EOF'])

  expect(await lin.ok(getAllTableSettings, {})).toEqual([
    {
      tableId: 'transfers.list',
      headerJson: [
        { key: 'AMOUNT', width: 150, visible: true },
        { key: 'PRODUCTNO', width: 100, visible: false },
      ],
    },
  ])
  expect((await lin.ok(tableViewList, {})).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['大额', true],
    ['待我修改', false],
  ])
  expect(await lin.ok(getDisplay, { menuCode: '80101' })).toEqual([
    { DISPLAY_FIELD: 'parentName', IS_DISPLAY: '0' },
  ])
  expect(await lin.ok(queryThemeColorByUserId, {})).toEqual({ color: '#0f6674' })
  expect(await lin.ok(getLastManagerType, {})).toEqual({ managerType: 1 })
  expect((await lin.ok(getQuickMenuList, {})).map(({ menuId }) => menuId)).toEqual(['10102', '10101'])
  expect((await lin.ok(commomMenuList, {})).map(({ menuId }) => menuId)).toEqual(['10101'])
  const modes = await lin.ok(menuQueryModeList, {})
  expect(modes.filter(({ mode }) => mode === 'manual').map(({ menuId }) => menuId)).toEqual(['10102'])
})

test('an order of before reads as it was, with an empty internal note', async () => {
  const lin = await signedIn(await served(), 'lin.jing@yuanshan.example')
  const order = await lin.ok(getDebitTransferDetail, { id: '100003' })
  expect(order).toMatchObject({
    ORDERNO: 'HK2025012000100003',
    PROSTATUS: '070',
    AMOUNT: '980000.00',
    REMARK: '加急',
    INTERNALNOTE: '',
  })
  const { list, total } = await lin.ok(getTransferList, { pageNo: 1, pageSize: 100 })
  const own = before.get('transfers.transfer_order')!.filter((row) => row['institution_id'] === 'M001')
  expect(total).toBe(own.length)
  expect(new Set(list.map(({ INTERNALNOTE }) => INTERNALNOTE))).toEqual(new Set(['']))
})

test('the audit chains of before hold, against the signed heads too', async () => {
  const parts = auditParts(await secrets(), config())
  const db = new Database({
    url: former.database.url,
    poolSize: 1,
    role: appRole,
    auditKey: parts.rowKey,
  })
  onTestFinished(() => db.close())
  const { chains, reports } = await verifyChains(db.reader(system('audit-verify')), parts)
  expect(chains.length).toBeGreaterThan(0)
  expect(chains.flatMap(({ findings }) => findings)).toEqual([])
  expect(reports.flatMap(({ findings }) => findings)).toEqual([])
})
