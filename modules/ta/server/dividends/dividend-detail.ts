import { errorText } from '@iisp/contract'
import { reader, timeText } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { dividendDetail as call } from '../../contract/dividends/dividends.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { dividendActionsOf } from '../../rules/dividend/dividend-actions.ts'
import { q } from '../tables.ts'
import { reversalRequestOf, withRequestStep } from '../corrections/reversal-request.ts'
import { correctionOf } from './correction-of.ts'
import type { StoredDividendTotals } from './dividend-computed.ts'
import { dividends, withDividendColumns } from './dividend-query.ts'
import { revokeBlockOf } from './revoke-block.ts'

const navText = (nav: string | null) => (nav === null ? null : shortNav(nav))

export const dividendDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const row = await db.one(withDividendColumns(dividends(), language).where('d.id', '=', id))
  const stored = await db.one(q.selectFrom('ta.dividend').selectAll().where('id', '=', id))
  const steps = await db.all(
    q
      .selectFrom('ta.dividend_step')
      .select(['seq', 'event', 'person_name as person', 'reason', timeText('at').as('at')])
      .where('dividend_id', '=', id)
      .orderBy('seq'),
  )
  const block = row.state === dividendFlow.codes.confirmed ? await revokeBlockOf(db, stored) : null
  const back = await reversalRequestOf(db, 'dividend', stored)
  return {
    ...row,
    perShare: shortNav(row.perShare),
    realisedProfit: stored.realised_profit,
    cumNav: navText(stored.cum_nav),
    exNav: navText(stored.ex_nav),
    totals: stored.totals as StoredDividendTotals | null,
    digest: stored.digest,
    revokeBlock: block && errorText(block.error, language, block.params),
    corrects: stored.corrects,
    asked: back.asked && { ...back.asked, holdsMoney: block === null },
    steps: withRequestStep(steps, back.step, 'revoke'),
    actions: dividendActionsOf(
      {
        state: row.state,
        enteredBy: stored.entered_by,
        computedBy: stored.computed_by,
        isBlocked: block !== null,
        askedBy: back.askedBy,
        isCorrected: (await correctionOf(db, id)) !== undefined,
      },
      actor.persons,
    ),
  }
})
