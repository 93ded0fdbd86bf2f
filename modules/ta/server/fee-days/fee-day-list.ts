import { containing, readPage, reader, sql, stateList } from '@iisp/server'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { feeDayList as call } from '../../contract/fee-days/fee-days.ts'
import { isReversalRequested } from '../corrections/reversal-request.ts'
import { feeDays, navText, withFeeDayColumns } from './fee-day-query.ts'

export const feeDayList = reader(
  call,
  ({ db, actor, language }, { open, state, startDate, endDate, ...input }) => {
    const keyword = input.keyword?.trim() ?? ''
    let found = feeDays()
    if (open === true)
      found = found.where(
        sql<boolean>`(d.status IN ${stateList(feeDayFlow.sets.open)} OR ${isReversalRequested('fee-day', 'd', actor.persons)})`,
      )
    if (state !== undefined) found = found.where('d.status', '=', state)
    if (startDate !== undefined) found = found.where('d.fee_date', '>=', startDate)
    if (endDate !== undefined) found = found.where('d.fee_date', '<=', endDate)
    if (keyword !== '')
      found = found.where(
        sql<boolean>`concat_ws(' ', p.code, p.name, p.name_en) ILIKE ${containing(keyword)}`,
      )
    return readPage(db, input, found, {
      select: (all) => withFeeDayColumns(all, language).orderBy('d.fee_date', 'desc').orderBy('d.id', 'desc'),
      present: (row) => ({ ...row, unitNav: navText(row.unitNav) }),
    })
  },
)
