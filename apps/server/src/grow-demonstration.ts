import { Database, appRole, raw, seeding, sql } from '@iisp/server'
import { StartupError } from '@iisp/server/config/startup-error'
import { checkInvariants, demonstrationAt, holdsDemonstration, seedTransfers } from '@iisp/transfers/fixtures'
import type { OpenDatabase } from './open-database.ts'

const statementTimeoutMs = 600_000

export interface GrowDemonstrationOptions {
  /** How many orders there should be in all; a number below the present one changes nothing. */
  readonly orders: number
  readonly now: Date
  /** The installation's key for marks on audit rows. */
  readonly auditKey: Uint8Array
  readonly log: (line: string) => void
}

/**
 * Adds orders to a demonstration up to that number and checks the books. Nobody else may work on the database meanwhile.
 * Throws StartupError for any other database, which is not changed, and for books that do not agree.
 */
export async function growDemonstration(
  { url, adminUrl }: Pick<OpenDatabase, 'url' | 'adminUrl'>,
  options: GrowDemonstrationOptions,
): Promise<void> {
  const { orders, now, log } = options
  const db = new Database({ url, poolSize: 2, role: appRole, statementTimeoutMs, auditKey: options.auditKey })
  try {
    const all = demonstrationAt(now)
    if (!(await holdsDemonstration(db.reader(seeding), all))) {
      throw new StartupError(
        '该数据库不是演示数据库，未作任何更改。',
        'This is not a demonstration database; nothing was changed.',
      )
    }
    const progress = (done: number) => (done > 0 && done % 50_000 === 0 ? log(`${done} …`) : undefined)
    await seedTransfers(db, all, { count: orders, progress })
    await analyse(adminUrl)
    const breaches = await checkInvariants(db.reader(seeding))
    if (breaches.length > 0) {
      const rows = breaches.join('\n')
      throw new StartupError(`账务核对不一致：\n${rows}\n`, 'The books do not agree: see above.')
    }
    log(`已有${orders}笔划款指令，账务核对一致。 There are ${orders} transfer orders; the books agree.`)
  } finally {
    await db.close()
  }
}

/** Updates the statistics, without which lists over many new rows are planned badly. Only the owner of the tables may. */
async function analyse(url: string): Promise<void> {
  const owner = new Database({ url, poolSize: 1, role: 'none', statementTimeoutMs })
  try {
    await owner.transact(seeding, (db) =>
      db.run(
        raw(sql`ANALYZE transfers.transfer_order, transfers.order_step, transfers.journal_entry,
          transfers.posting, transfers.ledger_account`),
      ),
    )
  } finally {
    await owner.close()
  }
}
