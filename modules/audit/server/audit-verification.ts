import { getNames } from '@iisp/identity/contract'
import { auditVerification as call } from '@iisp/audit/contract'
import { AuditMarks, type AuditParts, type Reader, knownNodes, reader, sql, timeText } from '@iisp/server'
import { q } from './tables.ts'
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

const isRunning = sql<boolean>`state = 'running'`

/** The verification under way and the last that came to its end, or at least ended. */
const shownJobs = (db: Reader): Promise<Row[]> =>
  db.all(
    q
      .selectFrom('platform.audit_verification')
      .distinctOn(isRunning)
      .select(['id', 'state', 'asked_by as askedBy', 'rows_done as rowsDone', 'rows_total as rowsTotal'])
      .select(['summary', 'seal', timeText('asked_at').as('askedAt')])
      .select(timeText<string | null>('finished_at').as('finishedAt'))
      .orderBy(isRunning)
      .orderBy('id', 'desc'),
  )

const institutionNames = async (db: Reader): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.all(q.selectFrom('identity.institution_name').select(['institution_id as id', 'name']))).map(
      ({ id, name }) => [id, name],
    ),
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
