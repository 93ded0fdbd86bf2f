import { sql, stateList } from '@iisp/server'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'

/** Whether the run `r` may be corrected: it is the fund's latest valid one, and nothing of it is being paid. */
export const isCorrectable = sql<boolean>`(NOT EXISTS (SELECT FROM ta.dealing_run later
    WHERE later.product_id = r.product_id AND later.dealing_date > r.dealing_date
      AND later.status IN ${stateList([...runFlow.sets.before, ...runFlow.sets.valid])})
  AND NOT EXISTS (SELECT FROM ta.confirmation c WHERE c.run_id = r.id AND c.order_id IS NOT NULL))`

/** Whether the NAV of the day of the run `r` is confirmed. */
export const hasNav = sql<boolean>`EXISTS (SELECT FROM ta.nav n WHERE n.product_id = r.product_id
  AND n.nav_date = r.dealing_date AND n.status IN ${stateList([navFlow.codes.confirmed])})`
