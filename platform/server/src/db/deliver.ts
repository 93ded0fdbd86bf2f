import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import type { ServerModule } from '../calls/module.ts'
import { collect } from '../calls/collect.ts'
import { raw } from './builder.ts'
import type { Database } from './database.ts'
import type { Reader } from './reader.ts'
import { takeLock } from './take-lock.ts'

const delivering = system('deliver')

/**
 * Writes the product data of the modules (`ServerModule.delivers`) if they differ from the last
 * start's. Costs one query if nothing has changed. Several nodes may start at the same time.
 */
export async function deliver(
  db: Pick<Database, 'reader' | 'transact'>,
  modules: readonly ServerModule[],
  now: Date,
): Promise<void> {
  const registry = collect(modules)
  const wanted = registry.modules.flatMap(({ name, delivers }) =>
    delivers === undefined ? [] : [{ name, delivers, revision: revisionOf(delivers.content(registry)) }],
  )
  const has = await revisions(db.reader(delivering))
  for (const { name, delivers, revision } of wanted) {
    if (has.get(name) === revision) continue
    await db.transact(delivering, async (writer) => {
      await takeLock(writer, `deliver ${name}`)
      if ((await revisions(writer)).get(name) === revision) return
      await delivers.write(writer, now, registry)
      await writer.run(
        raw(sql`INSERT INTO platform.delivered (module, revision, at) VALUES (${name}, ${revision}, ${now})
          ON CONFLICT (module) DO UPDATE SET revision = excluded.revision, at = excluded.at`),
      )
    })
  }
}

const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

const revisions = async (db: Reader): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.all(
        raw(sql<{ module: string; revision: string }>`SELECT module, revision FROM platform.delivered`),
      )
    ).map((row) => [row.module, row.revision]),
  )
