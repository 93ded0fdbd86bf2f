import { businessDate } from '@iisp/contract/date'
import { type Schedule, attemptEach, moveCase, sql, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { applicationCases } from '../applications/application-cases.ts'
import { bySystem } from '../by-system.ts'
import { q } from '../tables.ts'
import { relationCases } from './relation-cases.ts'
import { makeRelation } from './take-effect.ts'

const name = 'fund-relation.days'

/** Approved applications take effect on their first day, and relations end after their last. */
export const keepDays: Schedule = {
  name,
  everySeconds: 300,
  async run(db, now) {
    const ctx = bySystem(db, now)
    const today = businessDate(now)
    const due = await db.all(
      q
        .selectFrom('fund_relation.application')
        .selectAll()
        .where('status', '=', stateLiteral(applicationFlow.codes.approved))
        .where(sql<boolean>`coalesce(terms ->> 'startsOn', ${today}) <= ${today}`)
        .orderBy('id')
        .limit(500),
    )
    const failures = await attemptEach(db, due, async (application) => {
      const moved = await moveCase(ctx, applicationCases, application, 'takeEffect', { who: 'system' })
      await makeRelation(ctx, { ...application, status: moved.to })
    })
    const over = await db.all(
      q
        .selectFrom('fund_relation.relation')
        .selectAll()
        .where('status', '=', stateLiteral(relationFlow.codes.effective))
        .where('ends_on', '<', today)
        .orderBy('id')
        .limit(500),
    )
    return [
      ...failures,
      ...(await attemptEach(db, over, (relation) =>
        moveCase(ctx, relationCases, relation, 'end', { who: 'system' }),
      )),
    ]
  },
}
