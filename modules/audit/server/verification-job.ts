import {
  type AuditMarks,
  type ChainProgress,
  type Reader,
  type SourceReport,
  type Writer,
  raw,
  sql,
} from '@iisp/server'

/** A verification in this node's hands; `tries` tells it from another node that took it over. */
export interface Claim {
  readonly id: string
  readonly tries: number
}
/** What stands at the end of a verification besides its chains. */
export interface Summary {
  /** YYYY-MM-DD HH:mm:ss in Shanghai. */
  readonly finishedAt: string
  /** How many there are, so that none is left out. */
  readonly chains: number
  readonly sources: readonly SourceReport[]
}

/** The job was cancelled, or another node has it. */
export class VerificationLost extends Error {}

const lease = sql`interval '1 minute'`
/** A job that so many nodes dropped has failed. */
const mostTries = 20

/** The job that waits, or that a lost node left. Times are the database's. */
export const claimJob = (db: Writer): Promise<Claim | undefined> =>
  db.maybe(
    raw(sql<Claim>`UPDATE platform.audit_verification SET tries = tries + 1, lease_until = now() + ${lease}
      WHERE id = (SELECT id FROM platform.audit_verification
        WHERE state = 'running' AND lease_until <= now() AND tries < ${mostTries} FOR UPDATE SKIP LOCKED)
      RETURNING id, tries`),
  )

/** Keeps the job, and counts rows that were walked. Throws VerificationLost. */
export async function beat(db: Writer, { id, tries }: Claim, rows = 0): Promise<void> {
  const kept = await db.run(
    raw(sql`UPDATE platform.audit_verification SET rows_done = rows_done + ${rows}, lease_until = now() + ${lease}
      WHERE id = ${id} AND state = 'running' AND tries = ${tries}`),
  )
  if (kept !== 1) throw new VerificationLost()
}

/** A closing node gives the job to another. */
export const putBack = (db: Writer, { id, tries }: Claim) =>
  db.run(
    raw(sql`UPDATE platform.audit_verification SET lease_until = now(), tries = tries - 1
      WHERE id = ${id} AND state = 'running' AND tries = ${tries}`),
  )

export const endJob = (db: Writer, { id, tries }: Claim, state: 'done' | 'failed') =>
  db.run(
    raw(sql`UPDATE platform.audit_verification SET state = ${state}, finished_at = now()
      WHERE id = ${id} AND state = 'running' AND tries = ${tries}`),
  )

export const setTotal = (db: Writer, { id }: Claim, total: number, done: number) =>
  db.run(
    raw(
      sql`UPDATE platform.audit_verification SET rows_total = ${total}, rows_done = ${done} WHERE id = ${id}`,
    ),
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
    raw(sql`INSERT INTO platform.audit_verified (verification, institution_id, progress, seal)
      VALUES (${id}, ${chain.institutionId}, ${text}, ${seal})
      ON CONFLICT (verification, institution_id) DO UPDATE SET progress = excluded.progress, seal = excluded.seal`),
  )
}

/** The chains as the portal saved them; null where somebody else changed one. */
export async function loadChains(db: Reader, id: string, marks: AuditMarks): Promise<ChainProgress[] | null> {
  const rows = await db.all(
    raw(sql<{ progress: string; seal: string }>`
      SELECT progress, seal FROM platform.audit_verified WHERE verification = ${id} ORDER BY institution_id`),
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
  const { now } = await db.one(
    raw(sql<{ now: string }>`SELECT to_char(now(), 'YYYY-MM-DD HH24:MI:SS') AS now`),
  )
  const text = JSON.stringify({ finishedAt: now, ...outcome } satisfies Summary)
  const seal = marks.seal(`${id} summary ${text}`)
  await db.run(
    raw(sql`UPDATE platform.audit_verification SET summary = ${text}, seal = ${seal} WHERE id = ${id}`),
  )
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
