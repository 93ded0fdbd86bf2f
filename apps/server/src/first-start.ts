import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemoPasswords, people } from '@iisp/identity/fixtures'
import { Database, type FileStore, type ServerModule, appRole, raw, seeding, sql } from '@iisp/server'
import type { Secrets } from '@iisp/server/config/secrets'
import { writeOnce } from '@iisp/server/config/write-once'
import { seedDemonstration } from './seed.ts'

const demonstrationOrders = 3000

/**
 * Fills a new installation with the demonstration institutions. Their passwords are made here, shown once and
 * kept in DATA_DIR/demo-accounts.txt (mode 600); nothing happens where there are institutions already.
 */
export async function firstStart(
  databaseUrl: string,
  modules: readonly ServerModule[],
  dataDir: string,
  secrets: Pick<Secrets, 'auditRowKey'>,
  files: FileStore,
  log: (line: string) => void,
): Promise<void> {
  const db = new Database({
    url: databaseUrl,
    poolSize: 2,
    role: appRole,
    statementTimeoutMs: 300_000,
    auditKey: secrets.auditRowKey,
  })
  try {
    const filled = await db.reader(seeding).maybe(raw(sql`SELECT FROM identity.institution LIMIT 1`))
    if (filled !== undefined) return
    log('首次启动，正在写入演示数据… First start: writing the demonstration data …')
    const passwords = makeDemoPasswords()
    const lines = people.map(
      (person) =>
        `${person.account.padEnd(30)} ${passwords.get(person.account)}   ${person.name} ${person.roles.join(', ')} ${person.institutionId}`,
    )
    // The file is written first: passwords only in the database would be lost if the start were interrupted.
    const path = join(dataDir, 'demo-accounts.txt')
    await rm(path, { force: true })
    await writeOnce(path, `${lines.join('\n')}\n`)
    const options = {
      now: new Date(),
      orders: demonstrationOrders,
      files,
      passwords,
      log,
    }
    await seedDemonstration(db, modules, options)
    log(`演示账号（仅显示一次，保存于 ${path}） Demonstration accounts (shown once, kept in ${path}):`)
    for (const line of lines) log(`  ${line}`)
  } finally {
    await db.close()
  }
}
