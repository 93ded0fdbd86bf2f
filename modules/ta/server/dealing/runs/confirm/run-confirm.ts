import { confirmComputed, writer } from '@iisp/server'
import { runConfirm as call } from '../../../../contract/dealing/runs.ts'
import { fromShares } from '../../../../rules/amounts/units.ts'
import { nextOpenDays } from '../../../conversions/next-days.ts'
import { feesOf, oweManager } from '../../../performance-fees/owe-manager.ts'
import { finishApplications } from './dealt-applications.ts'
import { idsOf, bookConfirmations } from './book-confirmations.ts'
import { runComputed } from '../compute/run-computed.ts'
import { bookRun } from './run-money.ts'
import { attemptOf, notifyFollowers } from './notify-followers.ts'
import { writeDividendMethods, writeHoldings, writeTotal } from './write-holdings.ts'
import { writeLots } from './write-lots.ts'

/** Writes exactly the approved results into the register. */
export const runConfirm = writer(call, async (ctx, input) => {
  const { db, now } = ctx
  const {
    row: run,
    loaded,
    output,
    confirmed,
  } = await confirmComputed(ctx, runComputed, input, (_, { input: { confirmedOn } }) => ({
    confirmed_on: confirmedOn,
    confirmed_at: now,
  }))
  const { confirmedOn } = loaded.input
  const confirmations = await bookConfirmations(db, run, confirmedOn)
  await oweManager(db, run, feesOf('run_id', run.id))
  await writeLots(db, run, loaded, output, idsOf(confirmations, loaded))
  const accounts = [...new Set(confirmations.map(({ tradingAccountId }) => tradingAccountId))]
  await writeHoldings(db, run, accounts)
  await writeDividendMethods(db, run)
  await writeTotal(db, run, fromShares(output.totals.sharesAfter), run.dealing_date)
  await finishApplications(
    ctx,
    run,
    loaded,
    output.confirmations,
    await nextOpenDays(db, run, loaded, output),
  )
  await bookRun(ctx, run, output, confirmations)
  const about = {
    runId: run.id,
    dividendId: null,
    institutionId: run.institution_id,
    productId: run.product_id,
    occasion: run.dealing_date,
    attempt: await attemptOf(db, run),
    dealingDate: run.dealing_date,
    confirmedOn,
  }
  await notifyFollowers(ctx, about, loaded.unitNav, confirmations)
  return confirmed
})
