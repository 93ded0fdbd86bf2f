import { type Worker, type WorkerTools, type Writer, raw, sql } from '@iisp/server'
import { exportLimits, uploadHours } from '../contract/limits.ts'
import { forgetFiles } from './forget-files.ts'
import { forgetUploads } from './forget-uploads.ts'
import { removeLoose } from './loose-content.ts'

const batch = 100
const hour = 3_600_000
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)

/** Takes away what has had its time: exports after their days, uploads nobody went on with, content nobody names. */
export const sweep: Worker = {
  name: 'files.sweep',
  everySeconds: 600,
  run: async (tools) => {
    const now = tools.now()
    await tools.transact((db) => expireExports(db, now))
    await tools.transact((db) => forgetStale(db, before(now, uploadHours)))
    await removeContent(tools)
  },
}

/** A file goes on its day; its row says so for as long again. */
async function expireExports(db: Writer, now: Date): Promise<void> {
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
}

async function forgetStale(db: Writer, since: Date): Promise<void> {
  const stale = await db.all(
    raw(sql<{ id: string }>`SELECT id FROM files.upload WHERE touched_at < ${since}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED`),
  )
  await forgetUploads(
    db,
    stale.map(({ id }) => id),
  )
}

async function removeContent(tools: WorkerTools): Promise<void> {
  const loose = await tools.transact((db) =>
    db.all(raw(sql<{ hash: string }>`SELECT hash FROM files.loose_content LIMIT 1000`)),
  )
  const failures: unknown[] = []
  for (const { hash } of loose) {
    if (tools.closing.aborted) return
    await tools.transact((db) => removeLoose(db, tools.files, hash)).catch((error) => failures.push(error))
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${loose.length} contents could not be removed`, {
      cause: failures[0],
    })
}
