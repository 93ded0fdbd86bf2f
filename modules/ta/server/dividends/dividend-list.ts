import { containing, readPage, reader, sql, stateList } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { dividendList as call } from '../../contract/dividends/dividends.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { isReversalRequested } from '../corrections/reversal-request.ts'
import { dividends, withDividendColumns } from './dividend-query.ts'

export const dividendList = reader(
  call,
  ({ db, actor, language }, { open, state, startDate, endDate, ...input }) => {
    const keyword = input.keyword?.trim() ?? ''
    let found = dividends()
    if (open === true)
      found = found.where(
        sql<boolean>`(d.status IN ${stateList(dividendFlow.sets.open)} OR ${isReversalRequested('dividend', 'd', actor.persons)})`,
      )
    if (state !== undefined) found = found.where('d.status', '=', state)
    if (startDate !== undefined) found = found.where('d.ex_date', '>=', startDate)
    if (endDate !== undefined) found = found.where('d.ex_date', '<=', endDate)
    if (keyword !== '')
      found = found.where(
        sql<boolean>`concat_ws(' ', p.code, p.name, p.name_en) ILIKE ${containing(keyword)}`,
      )
    return readPage(db, input, found, {
      select: (all) =>
        withDividendColumns(all, language).orderBy('d.ex_date', 'desc').orderBy('d.id', 'desc'),
      present: (row) => ({ ...row, perShare: shortNav(row.perShare) }),
    })
  },
)
