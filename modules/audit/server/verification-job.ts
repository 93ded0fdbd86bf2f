import {
  type AuditMarks,
  type ChainProgress,
  type Reader,
  type SourceReport,
  type Writer,
  sql,
  stateLiteral,
} from '@iisp/server'
import { q } from './tables.ts'

/** A verification claimed by this node. `tries` shows whether another node has taken it over. */
export interface Claim {
  readonly id: string
  readonly tries: number
}
/** The result of a verification, apart from its chains. */
export interface Summary {
  /** YYYY-MM-DD HH:mm:ss in Shanghai. */
  readonly finishedAt: string
  /** Number of all chains, so that a missing one is noticed. */
  readonly chains: number
  readonly sources: readonly SourceReport[]
}

/** The job was cancelled, or another node has it. */
export class VerificationLost extends Error {}

/** In the text of the queries, so that the index over the verification under way serves them. */
const running = stateLiteral('running')
const leaseEnd = sql<string>`now() + interval '1 minute'`
/** The number of nodes that may drop a job before it counts as failed. */
const mostTries = 20

/** The job that waits, or that a lost node left. Times are the database's. */
export const claimJob = (db: Writer): Promise<Claim | undefined> =>
  db.maybe(
    q
      .updateTable('platform.audit_verification')
      .set((eb) => ({ tries: eb('tries', '+', 1), lease_until: leaseEnd }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('platform.audit_verification')
          .select('id')
          .where('state', '=', running)
          .where('lease_until', '<=', sql<string>`now()`)
          .where('tries', '<', mostTries)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'tries']),
  )

/** An update of the job that does nothing once another node has taken it over. */
const inHand = ({ id, tries }: Claim) =>
  q
    .updateTable('platform.audit_verification')
    .where('id', '=', id)
    .where('state', '=', running)
    .where('tries', '=', tries)

/** Keeps the job, and counts rows that were walked. Throws VerificationLost. */
export async function beat(db: Writer, job: Claim, rows = 0): Promise<void> {
  const kept = await db.run(
    inHand(job).set({ rows_done: sql<string>`rows_done + ${rows}`, lease_until: leaseEnd }),
  )
  if (kept !== 1) throw new VerificationLost()
}

/** A closing node gives the job to another. */
export const putBack = (db: Writer, job: Claim) =>
  db.run(inHand(job).set((eb) => ({ lease_until: sql<string>`now()`, tries: eb('tries', '-', 1) })))

export const endJob = (db: Writer, job: Claim, state: 'done' | 'failed') =>
  db.run(inHand(job).set({ state, finished_at: sql<string>`now()` }))

export const setTotal = (db: Writer, { id }: Claim, total: number, done: number) =>
  db.run(
    q
      .updateTable('platform.audit_verification')
      .set({ rows_total: String(total), rows_done: String(done) })
      .where('id', '=', id),
  )

export async function saveChain(
  db: Writer,
  id: string,
  chain: ChainProgress,
  marks: AuditMarks,
): Promise<void> {
  const text = JSON.stringify(chain)
  const seal = marks.seal(`${id} chain ${text}`)
  await db.run(
    q
      .insertInto('platform.audit_verified')
      .values({ verification: id, institution_id: chain.institutionId, progress: text, seal })
      .onConflict((conflict) =>
        conflict.columns(['verification', 'institution_id']).doUpdateSet({ progress: text, seal }),
      ),
  )
}

/** The chains as the portal saved them; null where somebody else changed one. */
export async function loadChains(db: Reader, id: string, marks: AuditMarks): Promise<ChainProgress[] | null> {
  const rows = await db.all(
    q
      .selectFrom('platform.audit_verified')
      .select(['progress', 'seal'])
      .where('verification', '=', id)
      .orderBy('institution_id'),
  )
  if (rows.some(({ progress, seal }) => marks.seal(`${id} chain ${progress}`) !== seal)) return null
  return rows.map(({ progress }) => JSON.parse(progress) as ChainProgress)
}

export async function saveSummary(
  db: Writer,
  id: string,
  outcome: Pick<Summary, 'chains' | 'sources'>,
  marks: AuditMarks,
): Promise<void> {
  const { now } = await db.one(q.selectNoFrom(sql<string>`to_char(now(), 'YYYY-MM-DD HH24:MI:SS')`.as('now')))
  const text = JSON.stringify({ finishedAt: now, ...outcome } satisfies Summary)
  const seal = marks.seal(`${id} summary ${text}`)
  await db.run(q.updateTable('platform.audit_verification').set({ summary: text, seal }).where('id', '=', id))
}

export function readSummary(
  id: string,
  row: { readonly summary: string | null; readonly seal: string | null },
  marks: AuditMarks,
): Summary | null {
  const { summary, seal } = row
  if (summary === null || marks.seal(`${id} summary ${summary}`) !== seal) return null
  return JSON.parse(summary) as Summary
}
