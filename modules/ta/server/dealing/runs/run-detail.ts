import { nameIn, reader, timeText } from '@iisp/server'
import { type LargeDecision, runDetail as call } from '../../../contract/dealing/runs.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { runActionsOf } from '../../../rules/dealing/run-actions.ts'
import { q } from '../../tables.ts'
import { reversalRequestOf, withRequestStep } from '../../corrections/reversal-request.ts'
import { hasNav, isCorrectable } from './run-facts.ts'
import { type TotalName, totalNames } from './stored-totals.ts'

interface StoredTotals {
  readonly named: Readonly<Record<TotalName, string>>
  readonly isLarge: boolean
  readonly requested: string
  readonly least: string
}

export const runDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const run = await db.one(
    q
      .selectFrom('ta.dealing_run as r')
      .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
      .leftJoin('ta.dealing_run as later', 'later.corrects', 'r.id')
      .selectAll('r')
      .select(['p.code', nameIn(language, 'p.name').as('name'), 'later.id as corrected_by'])
      .select([isCorrectable.as('correctable'), hasNav.as('has_nav')])
      .where('r.id', '=', id)
      .orderBy('later.id', 'desc')
      .limit(1),
  )
  const steps = await db.all(
    q
      .selectFrom('ta.run_step')
      .select([
        'seq',
        'event',
        'to_status as toState',
        'person_name as person',
        'reason',
        timeText('at').as('at'),
      ])
      .where('run_id', '=', id)
      .orderBy('seq'),
  )
  const back = await reversalRequestOf(db, 'run', run)
  const totals = run.totals as StoredTotals | null
  return {
    id: run.id,
    productId: run.product_id,
    productCode: run.code,
    productName: run.name,
    dealingDate: run.dealing_date,
    state: run.status,
    version: run.version,
    unitNav: run.unit_nav === null ? null : shortNav(run.unit_nav),
    applicationCount: run.application_count,
    subscriptionAmount: run.subscription_amount,
    redemptionShares: run.redemption_shares,
    sharesBefore: run.shares_before,
    sharesAfter: run.shares_after,
    totals: totals === null ? [] : totalNames.map((name) => ({ name, value: totals.named[name] })),
    digest: run.digest,
    decision: run.decision as LargeDecision | null,
    large: totals?.isLarge === true ? { asked: totals.requested, least: totals.least } : null,
    confirmedOn: run.confirmed_on,
    corrects: run.corrects,
    correctedBy: run.corrected_by,
    asked: back.asked && { ...back.asked, holdsMoney: run.correctable },
    steps: withRequestStep(steps, back.step && { ...back.step, toState: run.status }, 'correct'),
    actions: runActionsOf(
      {
        state: run.status,
        computedBy: run.computed_by,
        correctable: run.correctable,
        askedBy: back.askedBy,
        hasNav: run.has_nav,
      },
      actor.persons,
    ),
  }
})
