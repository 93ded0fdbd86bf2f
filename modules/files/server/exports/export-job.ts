import type { Language } from '@iisp/contract'
import { type Reader, type Writer, sql, stateLiteral } from '@iisp/server'
import type { ExportFormat } from '../../contract/exports.ts'
import { q } from '../tables.ts'
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
/** A job without a sign of life is restarted by another node; after this many restarts it has failed. */
const mostTries = 3
/** In the text of the queries, so that the index over open exports serves them. */
const running = stateLiteral('running')
const isSilent = sql<boolean>`beat_at < now() - interval '1 minute'`

/** The next job that waits, or that a lost node left. Times are the database's: nodes' clocks differ. */
const nextJob = q
  .selectFrom('files.export_job')
  .select('id')
  .where((eb) =>
    eb.or([eb('state', '=', stateLiteral('queued')), eb.and([eb('state', '=', running), isSilent])]),
  )
  .where('tries', '<', mostTries)
  .orderBy('recency')
  .limit(1)
  .forUpdate()
  .skipLocked()

export const claimJob = (db: Writer): Promise<Job | undefined> =>
  db.maybe(
    q
      .updateTable('files.export_job')
      .set((eb) => ({
        state: 'running',
        tries: eb('tries', '+', 1),
        beat_at: sql<string>`now()`,
        rows_done: 0,
        rows_total: null,
      }))
      .where('id', '=', nextJob)
      .returning(['id', 'institution_id', 'source', 'format', 'title', 'language', 'tries'])
      .returning(['columns', 'filters', 'actor'])
      .$castTo<Job>(),
  )

/** The job, while this node has it. */
export const inHand = (job: Job) =>
  q
    .updateTable('files.export_job')
    .where('id', '=', job.id)
    .where('state', '=', running)
    .where('tries', '=', job.tries)

/** Says how far a job is; false where it was cancelled meanwhile or is in another node's hands. */
export const beat = async (db: Writer, job: Job, rows: number, total: number): Promise<boolean> =>
  (await db.run(inHand(job).set({ rows_done: rows, rows_total: total, beat_at: sql<string>`now()` }))) === 1

/** What a lost node left too often. */
export const abandoned = (db: Reader) =>
  db.all(
    q
      .selectFrom('files.export_job')
      .select(['id', 'language', sql<string>`actor->>'scope'`.as('scope')])
      .where('state', '=', running)
      .where('tries', '>=', mostTries)
      .where(isSilent),
  )
