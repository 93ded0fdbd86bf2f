import { from, mentions, narrow, readPage, reader, sql, stateLiteral, upTo } from '@iisp/server'
import { applicationFlow } from '../../../contract/applications/application-states.ts'
import { dealingDayList as call } from '../../../contract/dealing/dealing-days.ts'
import { navFlow } from '../../../contract/dealing/nav-states.ts'
import { isPastCutOff } from '../../../rules/dealing/cut-off.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { runActionsOf } from '../../../rules/dealing/run-actions.ts'
import { fundAndManager, fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'
import { isCorrectable } from './run-facts.ts'
import { dayWaitsFor } from './waiting-days.ts'

export const dealingDayList = reader(call, ({ db, actor, language, now }, input) => {
  const days = q
    .selectFrom('ta.dealing_day as d')
    .innerJoin('product.product_name as p', 'p.id', 'd.product_id')
    .innerJoin('identity.institution_name as i', 'i.institution_id', 'd.institution_id')
    .leftJoin('ta.dealing_run as r', 'r.id', 'd.run_id')
    .leftJoin('ta.revocation as b', (on) =>
      on.on('b.kind', '=', 'run').onRef('b.object_id', '=', 'r.id').onRef('b.version', '=', 'r.version'),
    )
    .leftJoin('ta.nav as n', (on) =>
      on
        .onRef('n.product_id', '=', 'd.product_id')
        .onRef('n.nav_date', '=', 'd.dealing_date')
        .on('n.status', 'in', navFlow.sets.valid),
    )
  const found = narrow(days, input, {
    open: (only) => (only ? dayWaitsFor(actor.persons) : undefined),
    state: 'r.status',
    startDate: from('d.dealing_date'),
    endDate: upTo('d.dealing_date'),
    keyword: mentions(...fundNames),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['d.product_id as productId', 'p.code as productCode', 'd.dealing_date as dealingDate'])
        .select(fundAndManager(language))
        .select(['d.waiting', 'd.waiting_amount as waitingAmount', 'd.waiting_shares as waitingShares'])
        .select(
          sql<string>`CASE WHEN d.awaited = 0 THEN '' ELSE (SELECT min(s.code) FROM ta.application a
            JOIN product.product_name s ON s.id = a.product_id WHERE a.target_product_id = d.product_id
              AND a.dealing_date = d.dealing_date AND a.status = ${stateLiteral(applicationFlow.codes.passed)}) END`.as(
            'awaits',
          ),
        )
        .select(['n.status as navState', 'n.unit_nav as unitNav', 'd.run_id as runId'])
        .select(['r.status as runState', 'r.version as runVersion', 'r.computed_by', 'b.asked_by'])
        .select([
          sql<number>`coalesce(r.application_count, 0)`.as('runCount'),
          isCorrectable.as('correctable'),
        ])
        .orderBy('d.dealing_date', 'desc')
        .orderBy('d.product_id'),
    present: ({ computed_by, asked_by, correctable, ...row }) => {
      const cutOffReached = isPastCutOff(row.dealingDate, now)
      const facts = {
        computedBy: computed_by,
        correctable,
        askedBy: asked_by,
        hasNav: row.navState === navFlow.codes.confirmed,
      }
      return {
        ...row,
        key: `${row.productId}:${row.dealingDate}`,
        unitNav: row.unitNav === null ? null : shortNav(row.unitNav),
        cutOffReached,
        actions:
          row.runState === null
            ? cutOffReached && row.awaits === ''
              ? ['start' as const]
              : []
            : runActionsOf({ ...facts, state: row.runState }, actor.persons),
      }
    },
  })
})
