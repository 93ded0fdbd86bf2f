import { reader, timeText } from '@iisp/server'
import { dividendDetail as call } from '../../contract/dividends/dividends.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { dividendActionsOf } from '../../rules/dividend/dividend-actions.ts'
import { q } from '../tables.ts'
import type { StoredDividendTotals } from './dividend-compute.ts'
import { dividends, withDividendColumns } from './dividend-query.ts'

const navText = (nav: string | null) => (nav === null ? null : shortNav(nav))

export const dividendDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const { entered_by, computed_by, perShare, ...row } = await db.one(
    withDividendColumns(dividends(), language)
      .select(['d.realised_profit as realisedProfit', 'd.cum_nav as cumNav', 'd.ex_nav as exNav'])
      .select(['d.totals', 'd.digest', 'd.entered_by', 'd.computed_by'])
      .where('d.id', '=', id),
  )
  const steps = await db.all(
    q
      .selectFrom('ta.dividend_step')
      .select(['seq', 'event', 'person_name as person', 'reason', timeText('at').as('at')])
      .where('dividend_id', '=', id)
      .orderBy('seq'),
  )
  return {
    ...row,
    perShare: shortNav(perShare),
    cumNav: navText(row.cumNav),
    exNav: navText(row.exNav),
    totals: row.totals as StoredDividendTotals | null,
    steps,
    actions: dividendActionsOf(
      { state: row.state, enteredBy: entered_by, computedBy: computed_by },
      actor.persons,
    ),
  }
})
