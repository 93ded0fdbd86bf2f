import { from, mentions, narrow, readPage, reader, sql, stateList, upTo } from '@iisp/server'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { feeDayList as call } from '../../contract/fee-days/fee-days.ts'
import { fundNames } from '../fund-and-manager.ts'
import { isReversalRequested } from '../corrections/reversal-request.ts'
import { feeDays, navText, withFeeDayColumns } from './fee-day-query.ts'

export const feeDayList = reader(call, ({ db, actor, language }, input) => {
  const waiting = sql<boolean>`(d.status IN ${stateList(feeDayFlow.sets.open)} OR ${isReversalRequested('fee-day', 'd', actor.persons)})`
  const found = narrow(feeDays(), input, {
    open: (only) => (only ? waiting : undefined),
    state: 'd.status',
    startDate: from('d.fee_date'),
    endDate: upTo('d.fee_date'),
    keyword: mentions(...fundNames),
  })
  return readPage(db, input, found, {
    select: (all) => withFeeDayColumns(all, language).orderBy('d.fee_date', 'desc').orderBy('d.id', 'desc'),
    present: (row) => ({ ...row, unitNav: navText(row.unitNav) }),
  })
})
