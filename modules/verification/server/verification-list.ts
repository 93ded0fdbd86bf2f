import { type Language, shownPerson } from '@iisp/contract'
import { type PersonActor, type Reader, raw, reader, sql, stateLiteral } from '@iisp/server'
import { verificationList as call } from '../contract/desk.ts'
import type { PersonRole } from '../contract/fields.ts'
import { verificationFlow } from '../contract/states.ts'
import { reviewActionsOn, stageAt } from '../rules/stage.ts'
import { type RequestRow, requestColumns, stored } from './tables.ts'

interface Row extends RequestRow {
  readonly submitted: string
  readonly until: string
  readonly decided: string | null
  readonly decided_name: string | null
}
const cap = 10_000
const local = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI:SS')`
const { reviewing } = verificationFlow.codes
const open = (now: Date) => sql`state = ${stateLiteral(reviewing)} AND review_until > ${now}`
const decided = sql`decided_at IS NOT NULL AND submitted_at IS NOT NULL`

export const verificationList = reader(call, async (ctx, input) => {
  const { db, now } = ctx
  const size = Math.min(Math.max(input.pageSize ?? 20, 1), 500)
  const isDecided = input.decided === true
  const which = isDecided ? decided : open(now)
  const rows = await rowsOf(db, { isDecided, which, cursor: input.cursor }, size + 1)
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM (SELECT FROM verification.request
      WHERE ${which} LIMIT ${cap + 1}) counted`),
  )
  const list = rows.slice(0, size)
  return {
    list: list.map((row) => present(row, ctx)),
    total: Math.min(total, cap),
    totalCapped: total > cap,
    pageNo: 1,
    pageSize: size,
    next: rows.length > size ? (list.at(-1)?.id ?? null) : null,
  }
})

interface Place {
  readonly isDecided: boolean
  readonly which: ReturnType<typeof open>
  readonly cursor: string | undefined
}
/** Behind the row that the cursor names: open ones wait their turn, decided ones come newest first. */
function rowsOf(db: Reader, { isDecided, which, cursor }: Place, limit: number): Promise<Row[]> {
  const moment = sql.ref(isDecided ? 'decided_at' : 'submitted_at')
  const behind = sql`(${moment}, id) ${isDecided ? sql`<` : sql`>`}
    (SELECT ${moment}, id FROM verification.request WHERE id = ${cursor ?? ''})`
  const direction = isDecided ? sql`DESC` : sql`ASC`
  return db.all(
    raw(sql<Row>`SELECT ${requestColumns}, ${local('submitted_at')} AS submitted, ${local('review_until')} AS until,
        ${local('decided_at')} AS decided, decided_name
      FROM verification.request WHERE ${which} AND ${cursor === undefined ? sql`true` : behind}
      ORDER BY ${moment} ${direction}, id ${direction} LIMIT ${limit}`),
  )
}

type Asking = { readonly now: Date; readonly language: Language; readonly actor: PersonActor }
const present = (row: Row, { now, language, actor }: Asking) => ({
  id: row.id,
  institutionId: row.institution_id,
  institutionName: row.institution_name,
  verifiedSource: row.source,
  busiId: row.busi_id,
  stage: stageAt(stored(row), now.getTime()),
  askedBy: shownPerson(row.person_name, row.real_name, language),
  role: row.role as PersonRole,
  name: row.name ?? '',
  idNumber: row.id_masked ?? '',
  challenge: row.challenge,
  submittedAt: row.submitted,
  reviewUntil: row.until,
  decidedBy: row.decided_name,
  decidedAt: row.decided,
  message: row.message,
  recording: row.recording_hash !== null,
  actions: reviewActionsOn(stored(row), now.getTime(), row.person_id === actor.personId),
})
