import { sql, stateList, stateLiteral } from '@iisp/server'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { takenBy } from '../conversions/incoming.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { isBeingPaid } from '../payments/being-paid.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'

/** The record date of a confirmed dividend that was paid on what the run `r` had made of the register; null where there is none. */
export const dividendSince = sql<string | null>`(SELECT max(v.record_date)::text FROM ta.dividend v
  WHERE v.product_id = r.product_id AND v.record_date >= r.dealing_date
    AND v.status = ${stateLiteral(dividendFlow.codes.confirmed)})`

/** Whether anything that the run `r` confirmed is being paid, or the money that it took over from other funds. */
export const isPaid = isBeingPaid(sql`(c.run_id = r.id OR c.target_run_id = r.id)`)

/** The fee day that was taken on what the run `r` had made of the register; null where there is none. */
export const feeDaySince = sql<string | null>`(SELECT max(v.fee_date)::text FROM ta.fee_day v
  WHERE v.product_id = r.product_id AND v.fee_date >= r.dealing_date
    AND v.status = ${stateLiteral(feeDayFlow.codes.confirmed)})`

/**
 * Whether the run `r` may be corrected: it is the fund's latest valid one, nothing of it is being paid, no other fund's run
 * has taken a conversion of it over, and no dividend or fee day was computed from what it had made of the register.
 */
export const isCorrectable = sql<boolean>`(${dividendSince} IS NULL AND ${feeDaySince} IS NULL AND NOT EXISTS (SELECT FROM ta.dealing_run later
    WHERE later.product_id = r.product_id AND later.dealing_date > r.dealing_date
      AND later.status IN ${stateList([...runFlow.sets.before, ...runFlow.sets.valid])})
  AND NOT ${isPaid} AND ${takenBy} IS NULL)`

/** Whether the NAV of the day of the run `r` is confirmed. */
export const hasNav = sql<boolean>`EXISTS (SELECT FROM ta.nav n WHERE n.product_id = r.product_id
  AND n.nav_date = r.dealing_date AND n.status IN ${stateList([navFlow.codes.confirmed])})`
