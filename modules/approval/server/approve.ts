import { businessDate } from '@iisp/contract/date'
import { caseToDecide, moveCase, sql, writer } from '@iisp/server'
import { approve as call } from '../contract/desk.ts'
import { isOver } from '../rules/authority.ts'
import { approvals } from './approvals.ts'

export const approve = writer(call, async (ctx, { id, result, remark: typed = '' }) => {
  const { actor, now } = ctx
  const today = businessDate(now)
  const decided = { id, action: result === 'pass' ? 'approve' : 'refuse', reason: typed } as const
  const {
    row: application,
    way,
    reason: remark,
  } = await caseToDecide(ctx, approvals, decided, {
    sides: ['supervisor'],
    is: ({ business_date: date }) => ({ dayOver: isOver({ date }, today) }),
  })
  await moveCase(ctx, approvals, application, way.event, {
    who: way.who,
    where: sql`business_date = ${today}::date`,
    changes: { decided_by: actor.personId, decided_name: actor.name, decided_at: now, remark },
    detail: { remark },
  })
  return { result: 'success' as const }
})
