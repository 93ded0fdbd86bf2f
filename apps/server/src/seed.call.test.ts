import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDemoPasswords, people } from '@iisp/identity/fixtures'
import { passwordDigest } from '@iisp/identity/rules'
import { PasswordHasher } from '@iisp/identity/server'
import {
  Database,
  type Reader,
  type ServerModule,
  appRole,
  migrate,
  platformMigrations,
  raw,
  sql,
  system,
} from '@iisp/server'
import { type Secrets, loadSecrets } from '@iisp/server/config/secrets'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { checkInvariants } from '@iisp/transfers/fixtures'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compose } from './compose.ts'
import { growDemonstration } from './grow-demonstration.ts'
import { onePassword, seedDemonstration } from './seed.ts'

const now = new Date('2026-11-20T15:10:00+08:00')
const log = () => {}
const asked = 600
/** The dividend and the fee of the demonstration's child fund, and the redemptions that are paid today. */
const ofRegister = 2 + 25
let folder: string
let secrets: Secrets
const opened: { database: TestDatabase; db: Database }[] = []

async function migrated() {
  const database = await createTestDatabase(inject('databaseUrl'))
  const { modules } = compose(
    secrets,
    { publish: async () => {} },
    { sessionIdleMinutes: 30, sessionMaxHours: 12 },
  )
  await migrate(database.url, [platformMigrations, ...modules])
  const db = new Database({
    url: database.url,
    poolSize: 2,
    role: appRole,
    statementTimeoutMs: 60_000,
    auditKey: secrets.auditRowKey,
  })
  opened.push({ database, db })
  return { database, db, modules, reader: db.reader(system('test')) }
}
const countOf = async (reader: Reader, table: string) =>
  (await reader.one(raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`)))
    .count
const paidFees = async (reader: Reader) =>
  (
    await reader.one(
      raw(
        sql<{
          count: number
        }>`SELECT count(*)::int AS count FROM fund_relation.fee_due WHERE status = 'paid'`,
      ),
    )
  ).count

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iisp-seed-'))
  secrets = await loadSecrets(folder)
})
afterAll(async () => {
  for (const { db, database } of opened) {
    await db.close()
    await database.drop()
  }
  await rm(folder, { recursive: true, force: true })
})

describe('a seeded installation', () => {
  let reader: Reader
  let url: string
  let db: Database
  let modules: readonly ServerModule[]
  const passwords = makeDemoPasswords()
  beforeAll(async () => {
    const made = await migrated()
    ;({ reader, db, modules } = made)
    url = made.database.url
    await seedDemonstration(db, modules, { now, orders: asked, passwords, log })
  })

  const hashOf = async (account: string) =>
    (
      await reader.one(
        raw(sql<{
          hash: string
        }>`SELECT c.hash FROM identity.credential c JOIN identity.account a ON a.id = c.account_id
          WHERE a.email = ${account}`),
      )
    ).hash

  test('has everybody’s account, and their password opens it', async () => {
    const hasher = new PasswordHasher(secrets.sessionPepper)
    for (const account of ['lin.jing@yuanshan.example', 'zhao.tuo@hengxin.example']) {
      const digest = await passwordDigest(passwords.get(account)!)
      expect(await hasher.verify(digest, await hashOf(account))).toBe(true)
    }
  })

  test('holds the orders asked for, in books that agree', async () => {
    expect(await countOf(reader, 'transfers.transfer_order')).toBe(asked + ofRegister)
    expect(await countOf(reader, 'product.product')).toBe(60)
    expect(await checkInvariants(reader)).toEqual([])
  })

  test('has paid a dividend, and taken a performance fee from the lots of another fund', async () => {
    expect(await countOf(reader, 'ta.dividend')).toBe(1)
    expect(await countOf(reader, 'ta.fee_day')).toBe(1)
    const { shares } = await reader.one(
      raw(sql<{ shares: string }>`SELECT sum(shares)::text AS shares FROM ta.lot_change
        WHERE confirmation_id IN (SELECT id FROM ta.confirmation WHERE fee_day_id IS NOT NULL AND valid)`),
    )
    expect(Number(shares)).toBeLessThan(0)
  })

  test('keeps what is there when the seed runs again', async () => {
    const first = await hashOf('lin.jing@yuanshan.example')
    await seedDemonstration(db, modules, { now, orders: asked, passwords: onePassword('Another-2026'), log })
    expect(await countOf(reader, 'transfers.transfer_order')).toBe(asked + ofRegister)
    expect(await countOf(reader, 'identity.account')).toBe(people.length)
    expect(await hashOf('lin.jing@yuanshan.example')).toBe(first)
  })

  test('grows to more orders and its books still agree', async () => {
    await growDemonstration({ url, adminUrl: url }, { orders: 1500, now, log, auditKey: secrets.auditRowKey })
    expect(await countOf(reader, 'transfers.transfer_order')).toBe(1500)
    expect(await checkInvariants(reader)).toEqual([])
  })
})

test('a database with other accounts is refused and stays as it is', async () => {
  const { database, reader } = await migrated()
  await expect(
    growDemonstration(
      { url: database.url, adminUrl: database.url },
      { orders: 10, now, log, auditKey: secrets.auditRowKey },
    ),
  ).rejects.toThrow('不是演示数据库')
  expect(await countOf(reader, 'transfers.transfer_order')).toBe(0)
  expect(await countOf(reader, 'transfers.custody_account')).toBe(0)
})

test.each(['2026-11-29', '2026-12-01', '2027-01-15'])(
  'the demonstration can be made on %s, whatever the calendar says of that day and those around it',
  async (day) => {
    const { db, modules, reader } = await migrated()
    const at = new Date(`${day}T23:30:00+08:00`)
    await seedDemonstration(db, modules, { now: at, orders: 60, passwords: onePassword('Test-2026'), log })
    expect(await countOf(reader, 'ta.dealing_run')).toBe(40)
    expect(await checkInvariants(reader)).toEqual([])
    // the calendar of 2027 is not published: no fee is paid there
    expect((await paidFees(reader)) > 0).toBe(day < '2027')
  },
  90_000,
)
