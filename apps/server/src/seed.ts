import { seedAssistant } from '@iisp/assistant/fixtures'
import type { Role } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { seedGuide } from '@iisp/guide/fixtures'
import { institutions, makeDemoPasswords, people, seedIdentity } from '@iisp/identity/fixtures'
import { PasswordHasher } from '@iisp/identity/server'
import { seedNotices } from '@iisp/notices/fixtures'
import { seedOpening } from '@iisp/opening/fixtures'
import { seedProduct } from '@iisp/product/fixtures'
import { seedReference } from '@iisp/reference/fixtures'
import { type Database, type FileStore, system } from '@iisp/server'
import type { Secrets } from '@iisp/server/config/secrets'
import { seedTransfers } from '@iisp/transfers/fixtures'
import { seedVerification } from '@iisp/verification/fixtures'
import { demonstrationAt, openingsAt } from './demonstration.ts'

export interface SeedOptions {
  /** The moment that the demonstration ends at: its newest orders are of this day. */
  readonly now: Date
  readonly orders: number
  /** Of the installation: the pepper goes into the passwords' hashes, the seal key over fund passwords. */
  readonly secrets: Pick<Secrets, 'sessionPepper' | 'sealKey'>
  readonly log: (line: string) => void
  /** Where sample documents go; without it the demonstration has none. */
  readonly files?: FileStore
  /** By account; made here where not given. */
  readonly passwords?: ReadonlyMap<string, string>
}
/** An account of the demonstration as it is shown to whoever installed it. */
export interface SeededAccount {
  readonly account: string
  readonly name: string
  readonly role: string
  readonly institution: string
  readonly password: string
}

/** One password for every demonstration account: what tests sign in with. */
export const onePassword = (password: string): ReadonlyMap<string, string> =>
  new Map(people.map((person) => [person.account, password]))

const seeding = system('seed')
const roleNames: Record<Role, string> = {
  operator: '经办 operator',
  reviewer: '复核 reviewer',
  signer: '签发 signer',
  administrator: '管理员 administrator',
  'custodian-operator': '托管经办 custodian operator',
  'ta-operator': '份额登记 TA operator',
  supervisor: '督导 supervisor',
  'system-administrator': '系统管理员 system administrator',
  auditor: '审计 auditor',
}

/**
 * Fills a migrated database with the demonstration of every module, as the system. People come last: a run
 * that was cut off has none and may be repeated.
 */
export async function seedDemonstration(
  db: Database,
  options: SeedOptions,
): Promise<{ accounts: SeededAccount[] }> {
  const { now, orders, log } = options
  await db.transact(seeding, seedReference)
  const operators = people.filter(({ roles }) => roles.includes('operator'))
  await db.transact(seeding, (writer) => seedProduct(writer, { today: businessDate(now), operators }))
  await db.transact(seeding, seedAssistant)
  await db.transact(seeding, (writer) => seedVerification(writer, options.secrets.sessionPepper, now))
  await seedTransfers(db, demonstrationAt(now), { count: orders })
  await db.transact(seeding, (writer) => seedGuide(writer, now))
  await db.transact(seeding, (writer) => seedNotices(writer, now, people))
  await db.transact(seeding, (writer) =>
    seedOpening(writer, {
      all: openingsAt(now),
      key: options.secrets.sealKey,
      ...(options.files && { files: options.files }),
    }),
  )
  const passwords = options.passwords ?? makeDemoPasswords()
  const hasher = new PasswordHasher(options.secrets.sessionPepper)
  const seeded = await db.transact(seeding, (writer) => seedIdentity(writer, passwords, hasher, now))
  log(`已写入${orders}笔划款指令。 ${orders} transfer orders written.`)
  const accounts = seeded.map((person) => ({
    account: person.account,
    name: person.name,
    role: person.roles.map((role) => roleNames[role]).join(', '),
    institution: institutions.find((one) => one.id === person.institutionId)?.name ?? person.institutionId,
    password: person.password,
  }))
  return { accounts }
}
