import { shownPerson } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { countCap, pageAnswer, pageWindow, raw, reader, sql, stateLiteral } from '@iisp/server'
import { listComplaints as call } from '../../contract/complaint-desk.ts'
import { type ComplaintState, complaintFlow } from '../../contract/complaint-states.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { overdueBefore } from './overdue-before.ts'

interface Row {
  id: string
  at: string
  institution_name: string
  account: string
  name: string
  real_name: string | null
  menu_id: string
  menu_name: string
  content: string
  answer: string
  answered_by: string
  answered_at: string | null
  adopted_at: string | null
  state: ComplaintState
  person_id: string
  phone: string | null
  email: string | null
  points: number
}
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const time = (at: string | null) => (at === null ? null : businessDateTime(new Date(at)))
const { waiting } = complaintFlow.codes

export const listComplaints = reader(call, async (ctx, input) => {
  const window = pageWindow(input)
  const keyword = input.keyword?.trim() ?? ''
  const conditions = [
    sql`true`,
    ...(input.state ? [sql`c.state = ${stateLiteral(input.state)}`] : []),
    ...(input.menuId ? [sql`c.menu_id = ${input.menuId}`] : []),
    // days of Asia/Shanghai
    ...(input.startDate ? [sql`c.at >= ${`${input.startDate} 00:00:00+08`}::timestamptz`] : []),
    ...(input.endDate ? [sql`c.at <= ${`${input.endDate} 23:59:59.999999+08`}::timestamptz`] : []),
    ...(keyword === ''
      ? []
      : [
          sql`concat_ws(' ', c.content, c.name, c.real_name, c.account, c.institution_name, c.menu_name) ILIKE ${containing(keyword)}`,
        ]),
  ]
  const where = sql.join(conditions, sql` AND `)
  const rows = await ctx.db.all(
    raw(sql<Row>`SELECT c.id, c.at, c.institution_name, c.account, c.name, c.real_name, c.menu_id, c.menu_name, c.content,
        c.answer, c.answered_by, c.answered_at, c.adopted_at, c.state, c.person_id, r.phone, r.email,
        (SELECT coalesce(sum(p.points), 0)::int FROM guide.point p
          WHERE p.account_id = c.account_id AND p.object_id = c.id::text AND p.code IN ('2004', 'adopted')) AS points
      FROM guide.complaint c LEFT JOIN identity.reach r ON r.account_id = c.account_id
      WHERE ${where} ORDER BY c.at DESC, c.id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await ctx.db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM
      (SELECT FROM guide.complaint c WHERE ${where} LIMIT ${countCap + 1}) counted`),
  )
  const before = await overdueBefore(ctx)
  const list = rows.map((row) => ({
    id: row.id,
    at: businessDateTime(new Date(row.at)),
    institutionName: row.institution_name,
    account: row.account,
    name: shownPerson(row.name, row.real_name, ctx.language),
    menuId: row.menu_id,
    menuName: row.menu_name,
    content: row.content,
    state: row.state,
    overdue: before !== null && row.state === waiting && businessDateTime(new Date(row.at)) < before,
    answer: row.answer,
    answeredBy: row.answered_by,
    answeredAt: time(row.answered_at),
    adoptedAt: time(row.adopted_at),
    phone: row.phone ?? '',
    email: row.email ?? row.account,
    points: row.points,
    own: row.person_id === ctx.actor.personId,
    actions: complaintActionsOn(row.state, row.person_id === ctx.actor.personId),
  }))
  return pageAnswer(list, total, window)
})
