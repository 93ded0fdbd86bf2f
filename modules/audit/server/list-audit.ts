import { platformErrors, refuse } from '@iisp/contract'
import { getNames } from '@iisp/identity/contract'
import { listAudit as call } from '@iisp/audit/contract'
import { type ReadContext, raw, reader, sql } from '@iisp/server'
import { keysetPage, sizeOf } from './keyset.ts'

const totalCap = 10_000

interface Row {
  institutionId: string
  seq: string
  at: string
  exactAt: string
  realPerson: string
  account: string | null
  action: string
  object: string
  detail: string
}

/** The rows with names, without the instant that only the cursor needs. */
async function named(ctx: Pick<ReadContext, 'call'>, rows: readonly Row[]) {
  const { people, accounts } = await ctx.call(getNames, {
    personIds: rows.map((row) => row.realPerson),
    accountIds: rows.flatMap((row) => row.account ?? []),
  })
  const nameOf = new Map(people.map(({ id, NAME }) => [id, NAME]))
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  return rows.map((row) => {
    const { exactAt: _, ...shown } = row
    const account = accountOf.get(row.account ?? '')
    return {
      ...shown,
      realPersonName: nameOf.get(row.realPerson) ?? '',
      accountEmail: account?.EMAIL ?? '',
      actedFor: account === undefined || account.PERSON === row.realPerson ? '' : account.NAME,
    }
  })
}

/** Cursor: the last row's instant in microseconds, institution and number. */
const cursorOf = (row: Row) => `${row.exactAt}|${row.institutionId}|${row.seq}`
const cursorForm = /^(\d{1,16})\|([^|]{1,20})\|(\d{1,18})$/

/** The rows behind a cursor; one that `cursorOf` cannot have written is refused. */
function behind(cursor: string | undefined) {
  if (cursor === undefined) return sql``
  const [, at, institution, seq] =
    cursorForm.exec(cursor) ?? refuse(platformErrors.badInput, { field: 'cursor' })
  return sql`AND (at, institution_id, seq) <
    (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${institution}, ${seq}::bigint)`
}

export const listAudit = reader(call, async (ctx, input) => {
  const { db } = ctx
  const size = sizeOf(input.pageSize)
  const conditions = [
    sql`true`,
    ...(input.institutionId ? [sql`institution_id = ${input.institutionId}`] : []),
    ...(input.action ? [sql`action = ${input.action}`] : []),
    ...(input.object ? [sql`object = ${input.object}`] : []),
    ...(input.realPerson ? [sql`real_person = ${input.realPerson}`] : []),
    ...(input.startDate ? [sql`at >= ${input.startDate}::date`] : []),
    ...(input.endDate ? [sql`at < ${input.endDate}::date + 1`] : []),
  ]
  const where = sql.join(conditions, sql` AND `)
  const after = behind(input.cursor)
  const rows = await db.all(
    raw(sql<Row>`
      SELECT institution_id AS "institutionId", seq, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at,
        (extract(epoch FROM at) * 1000000)::bigint AS "exactAt", real_person AS "realPerson",
        effective_account AS account, action, object, detail::text AS detail
      FROM platform.audit WHERE ${where} ${after}
      ORDER BY at DESC, institution_id DESC, seq DESC LIMIT ${size + 1}`),
  )
  const counted = await db.one(
    raw(sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (SELECT FROM platform.audit WHERE ${where} LIMIT ${totalCap + 1}) counted`),
  )
  const page = keysetPage(rows, size, counted.total, totalCap, cursorOf)
  return { ...page, list: await named(ctx, page.list) }
})
