import { type Worker, type WorkerTools, type Writer, stateLiteral } from '@iisp/server'
import { exportLimits, uploadHours } from '../../contract/limits.ts'
import { forgetFiles } from './forget-files.ts'
import { forgetUploads } from '../uploads/forget-uploads.ts'
import { looseBatch, removeLoose } from './loose-content.ts'
import { isLost } from '../uploads/receiving-ends.ts'
import { q } from '../tables.ts'

const batch = looseBatch
const hour = 3_600_000
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)

/** Takes away what has had its time: exports after their days, uploads nobody went on with, content nobody names. */
export const sweep: Worker = {
  name: 'files.sweep',
  everySeconds: 600,
  run: async (tools) => {
    const now = tools.now()
    await untilNone(tools, (db) => expireExports(db, now))
    await untilNone(tools, (db) => forgetStale(db, before(now, uploadHours)))
    await tools.transact(forgetLost)
    await removeContent(tools)
  },
}

/** Runs batch after batch, each in its own transaction, until one is not full. */
async function untilNone(tools: WorkerTools, work: (db: Writer) => Promise<number>): Promise<void> {
  while (!tools.closing.aborted) if ((await tools.transact(work)) < batch) return
}

/** A file is deleted on its expiry day. Its row is kept, marked as deleted, for the same period again. */
async function expireExports(db: Writer, now: Date): Promise<number> {
  const expired = await db.all(
    q
      .with('due', (cte) =>
        cte
          .selectFrom('files.export_job')
          .select(['id', 'file_id'])
          .where('state', '=', stateLiteral('done'))
          .where('expires_at', '<=', now.toISOString())
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('files.export_job as job')
      .from('due')
      .set({ state: 'expired', file_id: null })
      .whereRef('job.id', '=', 'due.id')
      .returning('due.file_id'),
  )
  await forgetFiles(
    db,
    expired.flatMap(({ file_id }) => file_id ?? []),
  )
  const old = before(now, 2 * exportLimits.days * 24)
  await db.run(
    q
      .deleteFrom('files.export_job')
      .where('state', 'in', ['expired', 'failed', 'cancelled'])
      .where('created_at', '<', old.toISOString()),
  )
  return expired.length
}

async function forgetStale(db: Writer, since: Date): Promise<number> {
  const stale = await db.all(
    q
      .selectFrom('files.upload')
      .select('id')
      .where('touched_at', '<', since.toISOString())
      .limit(batch)
      .forUpdate()
      .skipLocked(),
  )
  await forgetUploads(
    db,
    stale.map(({ id }) => id),
  )
  return stale.length
}

/** Requests whose node died. */
const forgetLost = (db: Writer) => db.run(q.deleteFrom('files.receiving').where(isLost))

/** Deletes one by one, so that a file that the store fails to delete does not block the others. */
async function removeContent(tools: WorkerTools): Promise<void> {
  const failures: unknown[] = []
  for (let last = ''; !tools.closing.aborted;) {
    const loose = await tools.transact((db) =>
      db.all(
        q
          .selectFrom('files.loose_content')
          .select('hash')
          .where('hash', '>', last)
          .orderBy('hash')
          .limit(batch),
      ),
    )
    for (const { hash } of loose) {
      const removing = tools.transact((db) => removeLoose(db, tools.files, [hash]))
      await removing.catch((error) => failures.push(error))
    }
    if (loose.length < batch) break
    last = loose.at(-1)?.hash ?? ''
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} contents could not be removed`, { cause: failures[0] })
}
