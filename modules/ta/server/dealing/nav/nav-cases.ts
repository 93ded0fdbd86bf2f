import { defineCaseTable, sql, stateList, toBothSides } from '@iisp/server'
import { type NavState, navFlow } from '../../../contract/dealing/nav-states.ts'
import { runFlow } from '../../../contract/dealing/run-states.ts'
import { dividendFlow } from '../../../contract/dividends/dividend-states.ts'
import { feeDayFlow } from '../../../contract/fee-days/fee-day-states.ts'
import { taTopics } from '../../../contract/topics.ts'
import type { NavChanges, StoredNav } from '../../tables.ts'

/** NAVs as cases. */
export const navCases = defineCaseTable<NavState, NavChanges, StoredNav>()({
  flow: navFlow,
  table: 'ta.nav',
  acts: { enter: 'entered_by' },
  object: ({ id }) => `nav:${id}`,
  detail: ({ product_id, nav_date, unit_nav }, { from, to }) => ({
    productId: product_id,
    date: nav_date,
    unitNav: unit_nav,
    from,
    to,
  }),
  events: { [taTopics.navChanged]: toBothSides },
})

const taken = [...runFlow.sets.before, ...runFlow.sets.valid]

/** Whether an open or valid run, or a computed dividend or fee day, uses the NAV `n`. */
export const isNavUsed = sql<boolean>`(EXISTS (SELECT FROM ta.dealing_run r
  WHERE r.nav_id = n.id AND r.status IN ${stateList(taken)})
  OR EXISTS (SELECT FROM ta.dividend d WHERE d.product_id = n.product_id AND n.id IN (d.record_nav_id, d.ex_nav_id)
    AND d.status IN ${stateList(dividendFlow.sets.priced)})
  OR EXISTS (SELECT FROM ta.fee_day f WHERE f.product_id = n.product_id AND f.nav_id = n.id
    AND f.status IN ${stateList(feeDayFlow.sets.priced)}))`
