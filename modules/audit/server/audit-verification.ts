import { getNames } from '@iisp/identity/contract'
import { auditVerification as call } from '@iisp/audit/contract'
import { AuditMarks, type AuditParts, type Reader, knownNodes, raw, reader, sql } from '@iisp/server'
import { loadChains, readSummary } from './verification-job.ts'

interface Row {
  readonly id: string
  readonly state: 'running' | 'done' | 'cancelled' | 'failed'
  readonly askedBy: string
  readonly askedAt: string
  readonly finishedAt: string | null
  readonly rowsDone: string
  readonly rowsTotal: string | null
  readonly summary: string | null
  readonly seal: string | null
}

/** The verification under way and the last that came to its end, or at least ended. */
const shownJobs = (db: Reader) =>
  db.all(
    raw(sql<Row>`SELECT DISTINCT ON (state = 'running') id, state, asked_by AS "askedBy",
        to_char(asked_at, 'YYYY-MM-DD HH24:MI:SS') AS "askedAt",
        to_char(finished_at, 'YYYY-MM-DD HH24:MI:SS') AS "finishedAt",
        rows_done AS "rowsDone", rows_total AS "rowsTotal", summary, seal
      FROM platform.audit_verification ORDER BY state = 'running', id DESC`),
  )

const institutionNames = async (db: Reader): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.all(
        raw(
          sql<{ id: string; name: string }>`SELECT institution_id AS id, name FROM identity.institution_name`,
        ),
      )
    ).map(({ id, name }) => [id, name]),
  )

async function presentLast(db: Reader, row: Row, marks: AuditMarks) {
  const chains = await loadChains(db, row.id, marks)
  const summary = readSummary(row.id, row, marks)
  const names = await institutionNames(db)
  return {
    id: row.id,
    state: row.state as Exclude<Row['state'], 'running'>,
    trusted: row.state !== 'done' || (summary !== null && chains?.length === summary.chains),
    finishedAt: summary?.finishedAt ?? row.finishedAt ?? row.askedAt,
    chains: (row.state === 'done' ? (chains ?? []) : []).map(({ institutionId, length, findings }) => ({
      institutionId,
      institutionName: names.get(institutionId) ?? '',
      length,
      findings,
    })),
    sources: [...(summary?.sources ?? [])],
  }
}

export const auditVerification = ({ rowKey, witness }: AuditParts) => {
  const marks = new AuditMarks(rowKey)
  return reader(call, async (ctx) => {
    const { db } = ctx
    const rows = await shownJobs(db)
    const { people } = await ctx.call(getNames, { personIds: rows.map((row) => row.askedBy), accountIds: [] })
    const nameOf = (row: Row) => people.find(({ id }) => id === row.askedBy)?.NAME ?? row.askedBy
    const running = rows.find((row) => row.state === 'running')
    const last = rows.find((row) => row.state !== 'running')
    return {
      running: running
        ? {
            id: running.id,
            askedBy: nameOf(running),
            askedAt: running.askedAt,
            rowsDone: Number(running.rowsDone),
            rowsTotal: running.rowsTotal === null ? null : Number(running.rowsTotal),
          }
        : null,
      last: last ? { ...(await presentLast(db, last, marks)), askedBy: nameOf(last) } : null,
      nodes: await knownNodes(db),
      witness: witness?.name ?? null,
    }
  })
}
