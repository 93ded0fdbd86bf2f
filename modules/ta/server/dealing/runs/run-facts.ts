import { sql, stateList, stateLiteral } from '@iisp/server'
import { navFlow } from '../../../contract/dealing/nav-states.ts'
import { dividendFlow } from '../../../contract/dividends/dividend-states.ts'
import { takenBy } from '../../conversions/incoming.ts'
import { feeDayFlow } from '../../../contract/fee-days/fee-day-states.ts'
import { isBeingPaid } from '../../payments/being-paid.ts'
import { runFlow } from '../../../contract/dealing/run-states.ts'

/** The record date of a confirmed dividend that was computed from the register after the run `r`; null without one. */
export const dividendSince = sql<string | null>`(SELECT max(v.record_date)::text FROM ta.dividend v
  WHERE v.product_id = r.product_id AND v.record_date >= r.dealing_date
    AND v.status = ${stateLiteral(dividendFlow.codes.confirmed)})`

/** Whether money of the run `r` is being paid: of its own confirmations or of the conversions in that it includes. */
export const isPaid = isBeingPaid(sql`(c.run_id = r.id OR c.target_run_id = r.id)`)

/** The date of a confirmed fee day that was computed from the register after the run `r`; null without one. */
export const feeDaySince = sql<string | null>`(SELECT max(v.fee_date)::text FROM ta.fee_day v
  WHERE v.product_id = r.product_id AND v.fee_date >= r.dealing_date
    AND v.status = ${stateLiteral(feeDayFlow.codes.confirmed)})`

/**
 * Whether the run `r` may be corrected. All of these must hold:
 * - no dividend or fee day was computed from the register after it,
 * - no later run of the fund is open or valid,
 * - none of its money is being paid,
 * - no other fund's run includes one of its conversions.
 */
export const isCorrectable = sql<boolean>`(${dividendSince} IS NULL AND ${feeDaySince} IS NULL AND NOT EXISTS (SELECT FROM ta.dealing_run later
    WHERE later.product_id = r.product_id AND later.dealing_date > r.dealing_date
      AND later.status IN ${stateList([...runFlow.sets.before, ...runFlow.sets.valid])})
  AND NOT ${isPaid} AND ${takenBy} IS NULL)`

/** Whether the NAV of the day of the run `r` is confirmed. */
export const hasNav = sql<boolean>`EXISTS (SELECT FROM ta.nav n WHERE n.product_id = r.product_id
  AND n.nav_date = r.dealing_date AND n.status IN ${stateList([navFlow.codes.confirmed])})`
