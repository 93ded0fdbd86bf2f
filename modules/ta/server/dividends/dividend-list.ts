import { from, mentions, narrow, readPage, reader, sql, stateList, upTo } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { dividendList as call } from '../../contract/dividends/dividends.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { fundNames } from '../fund-and-manager.ts'
import { isReversalRequested } from '../corrections/reversal-request.ts'
import { dividends, withDividendColumns } from './dividend-query.ts'

export const dividendList = reader(call, ({ db, actor, language }, input) => {
  const waiting = sql<boolean>`(d.status IN ${stateList(dividendFlow.sets.open)} OR ${isReversalRequested('dividend', 'd', actor.persons)})`
  const found = narrow(dividends(), input, {
    open: (only) => (only ? waiting : undefined),
    state: 'd.status',
    startDate: from('d.ex_date'),
    endDate: upTo('d.ex_date'),
    keyword: mentions(...fundNames),
  })
  return readPage(db, input, found, {
    select: (all) => withDividendColumns(all, language).orderBy('d.ex_date', 'desc').orderBy('d.id', 'desc'),
    present: (row) => ({ ...row, perShare: shortNav(row.perShare) }),
  })
})
