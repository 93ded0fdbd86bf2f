import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import type { KeyPair, Secrets } from './secrets.ts'
import { StartupError } from './startup-error.ts'

const starting = system('start')

/**
 * Refuses a start with secrets other than the ones with which the database was written: nodes could
 * not read each other's passwords, codes and sealed values. The first start stores the
 * fingerprints. A secret added by a later version is stored at the first start with it.
 */
export async function requireSameSecrets(db: Pick<Database, 'transact'>, secrets: Secrets): Promise<void> {
  const mine = fingerprints(secrets)
  const kept = await db.transact(starting, async (writer) => {
    for (const [name, fingerprint] of mine) {
      await writer.run(
        raw(sql`INSERT INTO platform.secret_fingerprint (name, fingerprint) VALUES (${name}, ${fingerprint})
          ON CONFLICT (name) DO NOTHING`),
      )
    }
    return writer.all(
      raw(
        sql<{ name: string; fingerprint: string }>`SELECT name, fingerprint FROM platform.secret_fingerprint`,
      ),
    )
  })
  const others = kept.flatMap(({ name, fingerprint }) =>
    mine.has(name) && mine.get(name) !== fingerprint ? [name] : [],
  )
  if (others.length === 0) return
  throw new StartupError(
    `密钥目录中的 ${others.join('、')} 与该数据库所用的不一致；请通过 SECRETS_DIR 使用其他节点的密钥目录，或从备份恢复。`,
    `The secrets ${others.join(', ')} are not those that this database was written with: let SECRETS_DIR name the folder of the other nodes, or restore it from a backup.`,
  )
}

/** By the name that `Secrets` gives them. */
const fingerprints = (secrets: Secrets): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(secrets).map(([name, secret]: [string, Buffer | KeyPair]) => [
      name,
      fingerprintOf(secret),
    ]),
  )

const fingerprintOf = (secret: Buffer | KeyPair): string =>
  (Buffer.isBuffer(secret)
    ? createHmac('sha256', secret).update('fingerprint')
    : createHash('sha256').update(secret.publicKey.export({ type: 'spki', format: 'der' }))
  )
    .digest('base64url')
    .slice(0, 22)
