import { businessDate } from '@iisp/contract/date'
import { moveCase, sql, targetOf, writer } from '@iisp/server'
import { adopt as call } from '../../contract/complaint-desk.ts'
import { guideLimits } from '../../contract/limits.ts'
import { complaintActionsOn } from '../../rules/complaint-actions.ts'
import { complaints } from './complaint-cases.ts'
import { loadComplaint } from './load-complaint.ts'
import { q } from '../tables.ts'

export const adopt = writer(call, async (ctx, { id }) => {
  const { db, actor, now } = ctx
  const complaint = await loadComplaint(db, actor, id)
  targetOf(ctx, complaints, complaint, 'adopt', { who: 'desk' })
  const at = now.toISOString()
  // channel accounts collect no points
  const granted = await db.run(
    q
      .insertInto('guide.point')
      .columns(['institution_id', 'account_id', 'code', 'object_id', 'name', 'points', 'day', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('identity.institution_name')
          .where('institution_id', '=', complaint.institution_id)
          .where('kind', '<>', 'channel')
          .select([
            'institution_id',
            sql`${complaint.account_id}::bigint`.as('account_id'),
            sql`'adopted'`.as('code'),
            sql`${id}`.as('object_id'),
            sql`${complaint.menu_name}`.as('name'),
            sql`${guideLimits.adoptionPoints}::integer`.as('points'),
            sql`${businessDate(now)}::date`.as('day'),
            sql`${at}::timestamptz`.as('at'),
          ]),
      ),
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
