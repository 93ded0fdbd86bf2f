import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import { StartupError } from '../config/startup-error.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import type { Writer } from '../db/writer.ts'
import type { FileStore } from './file-store.ts'

const starting = system('file-store')

/**
 * Lets a node start only with the file store of its database. The database remembers the id that the store carries;
 * an installation that has none yet gives its store one. Two nodes with folders of their own would each lack the
 * other's files, and a store of another database would be swept of files that only that one names.
 */
export async function requireOwnStore(db: Database, files: FileStore): Promise<void> {
  if ((await files.readId()) !== null && !(await db.transact(starting, knowsStore))) throw foreign(files)
  await db.transact(starting, (writer) =>
    writer.run(
      raw(sql`INSERT INTO platform.file_store (id) VALUES (${randomBytes(16).toString('hex')})
        ON CONFLICT DO NOTHING`),
    ),
  )
  await db.transact(starting, async (writer) => {
    const store = await writer.one(
      raw(sql<{ id: string; written: boolean }>`SELECT id, written FROM platform.file_store FOR UPDATE`),
    )
    const carried = await files.readId()
    if (carried === null && !store.written) await files.writeId(store.id)
    else if (carried !== store.id) throw other(files)
    await writer.run(raw(sql`UPDATE platform.file_store SET written = true WHERE NOT written`))
  })
}

/** Makes the store that is configured now the installation's: an operator's way out after files were moved. */
export async function adoptStore(db: Database, files: FileStore): Promise<void> {
  const carried = await files.readId()
  const id = carried ?? randomBytes(16).toString('hex')
  if (carried === null) await files.writeId(id)
  await db.transact(starting, (writer) =>
    writer.run(
      raw(sql`INSERT INTO platform.file_store (id, written) VALUES (${id}, true)
        ON CONFLICT (singleton) DO UPDATE SET id = excluded.id, written = true`),
    ),
  )
}

const knowsStore = async (writer: Writer): Promise<boolean> =>
  (await writer.maybe(raw(sql`SELECT FROM platform.file_store`))) !== undefined

const other = (files: FileStore) =>
  new StartupError(
    `${files.place} 不是本数据库使用的文件存储：多个节点请用 S3_URL，或把同一共享目录挂载为各节点 DATA_DIR 下的 files；文件已迁移到此处时，请先运行 npm run files:adopt。`,
    `${files.place} is not the file store that this database uses: for several nodes set S3_URL or mount one shared folder as files in the DATA_DIR of each; if the files were moved here, run npm run files:adopt first.`,
  )

const foreign = (files: FileStore) =>
  new StartupError(
    `${files.place} 属于另一个数据库：请使用空目录或空存储桶；确认其中文件属于本数据库时，请先运行 npm run files:adopt。`,
    `${files.place} belongs to another database: use an empty folder or bucket; if its files are certainly this database's, run npm run files:adopt first.`,
  )
