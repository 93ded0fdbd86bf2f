import { type Input, shownPerson } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { mentions, narrow, readPage, reader, sql, stateLiteral } from '@iisp/server'
import { listComplaints as call } from '../../contract/complaint-desk.ts'
import { complaintFlow } from '../../contract/complaint-states.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { q } from '../tables.ts'
import { overdueBefore } from './overdue-before.ts'

const time = (at: string | null) => (at === null ? null : businessDateTime(new Date(at)))
const { waiting } = complaintFlow.codes

const complaints = q
  .selectFrom('guide.complaint as c')
  .leftJoin('identity.reach as r', 'r.account_id', 'c.account_id')
  .leftJoin('identity.institution_name as i', 'i.institution_id', 'c.institution_id')
const pointsOf = sql<number>`(SELECT coalesce(sum(p.points), 0)::int FROM guide.point p
  WHERE p.account_id = c.account_id AND p.object_id = c.id::text AND p.code IN ('2004', 'adopted'))`

const searched = [
  'c.content',
  'c.name',
  'c.real_name',
  'c.account',
  'c.institution_name',
  'c.menu_name',
  'i.name_en',
]
const found = (input: Input<typeof call>) =>
  narrow(complaints, input, {
    state: (one) => sql<boolean>`c.state = ${stateLiteral(one)}`,
    menuId: 'c.menu_id',
    // days of Asia/Shanghai
    startDate: (day) => sql<boolean>`c.at >= ${`${day} 00:00:00+08`}`,
    endDate: (day) => sql<boolean>`c.at <= ${`${day} 23:59:59.999999+08`}`,
    keyword: mentions(...searched),
  })

export const listComplaints = reader(call, async (ctx, input) => {
  const before = await overdueBefore(ctx)
  return readPage(ctx.db, input, found(input), {
    select: (all) =>
      all
        .selectAll('c')
        .select(['r.phone', 'r.email', pointsOf.as('points')])
        .orderBy('c.at', 'desc')
        .orderBy('c.id', 'desc'),
    present: (row) => ({
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
    }),
  })
})
