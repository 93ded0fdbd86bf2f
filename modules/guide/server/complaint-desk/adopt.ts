import { businessDate } from '@iisp/contract/date'
import { moveCase, raw, sql, targetOf, writer } from '@iisp/server'
import { adopt as call } from '../../contract/complaint-desk.ts'
import { guideLimits } from '../../contract/limits.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { complaints } from './complaint-cases.ts'
import { loadComplaint } from './load-complaint.ts'

export const adopt = writer(call, async (ctx, { id }) => {
  const { db, actor, now } = ctx
  const complaint = await loadComplaint(db, actor, id)
  targetOf(ctx, complaints, complaint, 'adopt', { who: 'desk' })
  const at = now.toISOString()
  // channel accounts collect no points
  const granted = await db.run(
    raw(sql`INSERT INTO guide.point (institution_id, account_id, code, object_id, name, points, day, at)
      SELECT ${complaint.institution_id}, ${complaint.account_id}, 'adopted', ${id}, ${complaint.menu_name},
        ${guideLimits.adoptionPoints}, ${businessDate(now)}::date, ${at}
      FROM identity.institution WHERE institution_id = ${complaint.institution_id} AND kind <> 'channel'`),
  )
  const points = granted === 0 ? 0 : guideLimits.adoptionPoints
  const { to: state } = await moveCase(ctx, complaints, complaint, 'adopt', {
    who: 'desk',
    changes: { adopted_at: at },
    detail: { points },
  })
  return {
    result: 'success' as const,
    points,
    granted: granted === 0 ? ('0' as const) : ('1' as const),
    state,
    actions: complaintActionsOn(state, false),
  }
})
