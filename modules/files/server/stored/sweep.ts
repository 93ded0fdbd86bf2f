import { type Worker, type WorkerTools, type Writer, raw, sql } from '@iisp/server'
import { exportLimits, uploadHours } from '../../contract/limits.ts'
import { forgetFiles } from './forget-files.ts'
import { forgetUploads } from '../uploads/forget-uploads.ts'
import { looseBatch, removeLoose } from './loose-content.ts'
import { receivingEnds } from '../uploads/receiving-ends.ts'

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

/** Batch after batch, each in a transaction of its own, until one is not full. */
async function untilNone(tools: WorkerTools, work: (db: Writer) => Promise<number>): Promise<void> {
  while (!tools.closing.aborted) if ((await tools.transact(work)) < batch) return
}

/** A file goes on its day; its row says so for as long again. */
async function expireExports(db: Writer, now: Date): Promise<number> {
  const expired = await db.all(
    raw(sql<{ file_id: string }>`WITH due AS (SELECT id, file_id FROM files.export_job
        WHERE state = 'done' AND expires_at <= ${now} LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      UPDATE files.export_job j SET state = 'expired', file_id = NULL FROM due WHERE j.id = due.id
      RETURNING due.file_id`),
  )
  await forgetFiles(
    db,
    expired.map(({ file_id }) => file_id),
  )
  const old = before(now, 2 * exportLimits.days * 24)
  await db.run(
    raw(sql`DELETE FROM files.export_job
      WHERE state IN ('expired', 'failed', 'cancelled') AND created_at < ${old}`),
  )
  return expired.length
}

async function forgetStale(db: Writer, since: Date): Promise<number> {
  const stale = await db.all(
    raw(sql<{ id: string }>`SELECT id FROM files.upload WHERE touched_at < ${since}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED`),
  )
  await forgetUploads(
    db,
    stale.map(({ id }) => id),
  )
  return stale.length
}

/** Requests that ended with their node. */
const forgetLost = (db: Writer) =>
  db.run(raw(sql`DELETE FROM files.receiving WHERE since < now() - ${receivingEnds}`))

/** One by one, so that what the store does not let go of stands in nobody's way. */
async function removeContent(tools: WorkerTools): Promise<void> {
  const failures: unknown[] = []
  for (let last = ''; !tools.closing.aborted;) {
    const loose = await tools.transact((db) =>
      db.all(
        raw(sql<{ hash: string }>`SELECT hash FROM files.loose_content WHERE hash > ${last}
          ORDER BY hash LIMIT ${batch}`),
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
