import { refuse } from '@iisp/contract'
import { add } from '@iisp/contract/exact'
import { businessDate } from '@iisp/contract/date'
import { caseToDecide, moveCase, writer } from '@iisp/server'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { dividendConfirm as call } from '../../contract/dividends/dividends.ts'
import { formatUnits, fromShares } from '../../rules/amounts/units.ts'
import { feesOf, oweManager } from '../performance-fees/owe-manager.ts'
import { notifyFollowers } from '../runs/notify-followers.ts'
import { lockRegister, writeHoldings, writeTotal } from '../runs/write-holdings.ts'
import { computeLoaded } from './compute-loaded.ts'
import { dividendCases } from './dividend-cases.ts'
import { loadDividendInput } from './load-dividend-input.ts'
import { occasionOf } from './occasion-of.ts'
import { bookDividend, registerBefore, writeFundMark, writeMarks, writeReinvested } from './write-dividend.ts'

/**
 * Computes everything again under the lock of the fund's register and compares the digest, so that exactly the
 * computed result is written. Cash stays in the custody account until the orders of the payment date; reinvested
 * money never leaves it.
 */
export const dividendConfirm = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const decision = { ...input, action: 'confirm' } as const
  const { row: dividend } = await caseToDecide(ctx, dividendCases, decision, { sides: ['register'] })
  await lockRegister(db, dividend)
  const loaded = await loadDividendInput(ctx, dividend)
  const { output, digest } = computeLoaded(loaded, dividend, ctx.language)
  if (digest !== dividend.digest) refuse(dividendErrors.changed)
  const moved = await moveCase(ctx, dividendCases, dividend, 'confirm', {
    who: 'register',
    changes: {
      confirmed_by: actor.personId,
      confirmed_at: now,
      register_before: await registerBefore(db, dividend),
    },
  })
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
  return { id: dividend.id, state: moved.to, version: moved.version }
})
