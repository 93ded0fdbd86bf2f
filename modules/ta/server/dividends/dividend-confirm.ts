import { add } from '@iisp/contract/exact'
import { businessDate } from '@iisp/contract/date'
import { confirmComputed, writer } from '@iisp/server'
import { dividendConfirm as call } from '../../contract/dividends/dividends.ts'
import { formatUnits, fromShares } from '../../rules/amounts/units.ts'
import { feesOf, oweManager } from '../performance-fees/owe-manager.ts'
import { notifyFollowers } from '../dealing/runs/confirm/notify-followers.ts'
import { writeHoldings, writeTotal } from '../dealing/runs/confirm/write-holdings.ts'
import { dividendComputed } from './dividend-computed.ts'
import { occasionOf } from './occasion-of.ts'
import { bookDividend, registerBefore, writeFundMark, writeMarks, writeReinvested } from './write-dividend.ts'

/**
 * Writes exactly the computed results into the register. Cash stays in the custody account until the orders of the payment date;
 * reinvested money never leaves it.
 */
export const dividendConfirm = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const computed = await confirmComputed(ctx, dividendComputed, input, async (row) => ({
    confirmed_by: actor.personId,
    confirmed_at: now,
    register_before: await registerBefore(db, row),
  }))
  const { row: dividend, loaded, output, confirmed } = computed
  const confirmations = await bookDividend(db, dividend)
  await oweManager(db, dividend, feesOf('dividend_id', dividend.id))
  await writeReinvested(db, dividend, loaded)
  await writeMarks(db, dividend, output)
  await writeFundMark(db, dividend, loaded)
  await writeHoldings(
    db,
    dividend,
    confirmations.map(({ tradingAccountId }) => tradingAccountId),
  )
  const total = add(loaded.sharesBefore, fromShares(output.totals.newShares))
  await writeTotal(db, dividend, total, loaded.lastDealingDate)
  const today = businessDate(now)
  await notifyFollowers(
    ctx,
    {
      runId: null,
      dividendId: dividend.id,
      ...occasionOf(dividend),
      institutionId: dividend.institution_id,
      productId: dividend.product_id,
      dealingDate: dividend.ex_date,
      // linked orders cannot be dealt before the ex-date, nor before today
      confirmedOn: dividend.ex_date > today ? dividend.ex_date : today,
    },
    formatUnits(loaded.input.plan.exNav, 8),
    // a reinvested dividend leaves no money to be raised by linked orders
    confirmations.filter(({ settlesOn }) => settlesOn !== null),
  )
  return confirmed
})
