import type { Language } from '@iisp/contract'
import { type Reader, type Writer, raw, sql } from '@iisp/server'
import type { ExportFormat } from '../../contract/exports.ts'
import type { PackedActor } from './export-actor.ts'

export interface Job {
  readonly id: string
  readonly institution_id: string
  readonly source: string
  readonly format: ExportFormat
  readonly title: string
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly filters: Readonly<Record<string, unknown>>
  readonly actor: PackedActor
  readonly language: Language
  readonly tries: number
}
/** A job without a sign of life is begun again by another node; after so many times it has failed. */
const mostTries = 3
const silence = sql`interval '1 minute'`

/** The next job that waits, or that a lost node left. Times are the database's: nodes' clocks differ. */
export const claimJob = (db: Writer): Promise<Job | undefined> =>
  db.maybe(
    raw(sql<Job>`UPDATE files.export_job
      SET state = 'running', tries = tries + 1, beat_at = now(), rows_done = 0, rows_total = NULL
      WHERE id = (SELECT id FROM files.export_job
        WHERE (state = 'queued' OR state = 'running' AND beat_at < now() - ${silence}) AND tries < ${mostTries}
        ORDER BY recency LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, institution_id, source, format, title, columns, filters, actor, language, tries`),
  )

/** Says how far a job is; false where it was cancelled meanwhile or is in another node's hands. */
export const beat = async (db: Writer, job: Job, rows: number, total: number): Promise<boolean> =>
  (await db.run(
    raw(sql`UPDATE files.export_job SET rows_done = ${rows}, rows_total = ${total}, beat_at = now()
      WHERE id = ${job.id} AND state = 'running' AND tries = ${job.tries}`),
  )) === 1

/** What a lost node left too often. */
export const abandoned = (db: Reader) =>
  db.all(
    raw(sql<{ id: string; language: Language; scope: string }>`
      SELECT id, language, actor->>'scope' AS scope FROM files.export_job
      WHERE state = 'running' AND tries >= ${mostTries} AND beat_at < now() - ${silence}`),
  )
