import { join } from 'node:path'
import { Database, appRole, raw, sql, system } from '@iisp/server'
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
  dataDir: string,
  secrets: Secrets,
  log: (line: string) => void,
): Promise<void> {
  const db = new Database({ url: databaseUrl, poolSize: 2, role: appRole, statementTimeoutMs: 300_000 })
  try {
    const filled = await db.reader(system('seed')).maybe(raw(sql`SELECT FROM identity.institution LIMIT 1`))
    if (filled !== undefined) return
    log('首次启动，正在写入演示数据… First start: writing the demonstration data …')
    const { accounts } = await seedDemonstration(db, {
      now: new Date(),
      orders: demonstrationOrders,
      pepper: secrets.sessionPepper,
      log,
    })
    const lines = accounts.map(
      (a) => `${a.account.padEnd(30)} ${a.password}   ${a.name} ${a.role} ${a.institution}`,
    )
    const path = join(dataDir, 'demo-accounts.txt')
    await writeOnce(path, `${lines.join('\n')}\n`)
    log(`演示账号（仅显示一次，保存于 ${path}） Demonstration accounts (shown once, kept in ${path}):`)
    for (const line of lines) log(`  ${line}`)
  } finally {
    await db.close()
  }
}
