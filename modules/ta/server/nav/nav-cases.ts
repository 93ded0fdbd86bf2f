import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable, sql, stateList, toBothSides } from '@iisp/server'
import { type NavState, navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { taTopics } from '../../contract/topics.ts'
import type { NavChanges, StoredNav } from '../tables.ts'

/** NAVs as cases. */
export const navCases = defineCaseTable<NavState, NavChanges, StoredNav>()({
  flow: navFlow,
  table: 'ta.nav',
  object: ({ id }) => `nav:${id}`,
  detail: ({ product_id, nav_date, unit_nav }, { from, to }) => ({
    productId: product_id,
    date: nav_date,
    unitNav: unit_nav,
    from,
    to,
  }),
  events: { [taTopics.navChanged]: toBothSides },
  refusals: {
    notOpen: () => new Refusal(taErrors.navMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

const taken = [...runFlow.sets.before, ...runFlow.sets.valid]

/** Whether a run that is under way or valid has taken the NAV `n`. */
export const isNavUsed = sql<boolean>`EXISTS (SELECT FROM ta.dealing_run r
  WHERE r.nav_id = n.id AND r.status IN ${stateList(taken)})`
