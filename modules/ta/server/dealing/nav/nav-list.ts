import { actionsOn } from '@iisp/contract'
import { from, mentions, narrow, readPage, reader, timeText, upTo, waitsFor } from '@iisp/server'
import { navFlow } from '../../../contract/dealing/nav-states.ts'
import { navList as call } from '../../../contract/dealing/nav.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { fundAndManager, fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'
import { isNavUsed, navCases } from './nav-cases.ts'

export const navList = reader(call, ({ db, actor, language }, input) => {
  const navs = q
    .selectFrom('ta.nav as n')
    .innerJoin('product.product_name as p', 'p.id', 'n.product_id')
    .innerJoin('identity.institution_name as i', 'i.institution_id', 'n.institution_id')
  const found = narrow(navs, input, {
    open: (only) => (only ? waitsFor(navCases, 'n', actor.persons) : undefined),
    state: 'n.status',
    productId: 'n.product_id',
    startDate: from('n.nav_date'),
    endDate: upTo('n.nav_date'),
    keyword: mentions(...fundNames),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['n.id', 'n.product_id as productId', 'p.code as productCode'])
        .select(fundAndManager(language))
        .select(['n.nav_date as navDate', 'n.unit_nav as unitNav', 'n.accumulated_nav as accumulatedNav'])
        .select(['n.source', 'n.status as state', 'n.version', 'n.reason', 'n.entered_by'])
        .select(['n.entered_name as enteredBy', 'n.decided_name as decidedBy', isNavUsed.as('used')])
        .select([timeText('n.entered_at').as('enteredAt')])
        .select([timeText<string | null>('n.decided_at').as('decidedAt')])
        .orderBy('n.nav_date', 'desc')
        .orderBy('n.id', 'desc'),
    present: ({ entered_by, ...row }) => ({
      ...row,
      unitNav: shortNav(row.unitNav),
      accumulatedNav: shortNav(row.accumulatedNav),
      actions: actionsOn(navFlow, ['register'], row.state, {
        persons: actor.persons,
        by: { enter: entered_by },
        is: { used: row.used },
      }),
    }),
  })
})
