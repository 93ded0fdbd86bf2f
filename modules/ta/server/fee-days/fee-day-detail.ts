import { errorText } from '@iisp/contract'
import { reader, timeText } from '@iisp/server'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { type FeeDayDetail, feeDayDetail as call } from '../../contract/fee-days/fee-days.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { feeDayActionsOf } from '../../rules/performance/fee-day-actions.ts'
import { percentText } from '../../rules/terms/percent.ts'
import { type StoredFeeDay, q } from '../tables.ts'
import { reversalRequestOf, withRequestStep } from '../corrections/reversal-request.ts'
import { revokeBlockOf } from './revoke-block.ts'
import type { StoredFeeDayTotals } from './fee-day-computed.ts'
import { feeDays, navText, withFeeDayColumns } from './fee-day-query.ts'

export const feeDayDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const row = await db.one(withFeeDayColumns(feeDays(), language).where('d.id', '=', id))
  const stored = await db.one(q.selectFrom('ta.fee_day').selectAll().where('id', '=', id))
  const steps = await db.all(
    q
      .selectFrom('ta.fee_day_step')
      .select(['seq', 'event', 'person_name as person', 'reason', timeText('at').as('at')])
      .where('fee_day_id', '=', id)
      .orderBy('seq'),
  )
  const block = row.state === feeDayFlow.codes.confirmed ? await revokeBlockOf(db, stored) : null
  const back = await reversalRequestOf(db, 'fee-day', stored)
  return {
    ...row,
    unitNav: navText(row.unitNav),
    result: resultOf(stored),
    revokeBlock: block && errorText(block.error, language, block.params),
    asked: back.asked && { ...back.asked, holdsMoney: false },
    steps: withRequestStep(steps, back.step, 'revoke'),
    actions: feeDayActionsOf(
      { state: row.state, computedBy: stored.computed_by, isBlocked: block !== null, askedBy: back.askedBy },
      actor.persons,
    ),
  }
})

/** Null until it is computed. */
function resultOf({ method, taken_from, rate, ...stored }: StoredFeeDay): FeeDayDetail['result'] {
  const { unit_nav, nav_after, totals, digest } = stored
  if (method === null || taken_from === null || rate === null) return null
  if (unit_nav === null || nav_after === null || totals === null || digest === null) return null
  const ofFund = (mark: string | null) => (method === 'wholeFund' ? navText(mark) : null)
  return {
    method,
    takenFrom: taken_from,
    rate: percentText(rate),
    unitNav: shortNav(unit_nav),
    navAfter: shortNav(nav_after),
    markBefore: ofFund(stored.mark_before),
    markAfter: ofFund(stored.mark_after),
    totals: totals as StoredFeeDayTotals,
    digest,
  }
}
