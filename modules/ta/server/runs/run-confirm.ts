import { refuse } from '@iisp/contract'
import { moveCase, targetOf, writer } from '@iisp/server'
import { type LargeDecision, runConfirm as call } from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { fromShares } from '../../rules/amounts/units.ts'
import { nextOpenDays } from '../conversions/next-days.ts'
import { feesOf, oweManager } from '../performance-fees/owe-manager.ts'
import { compute } from './compute.ts'
import { finishApplications } from './dealt-applications.ts'
import { loadInput } from './load-input.ts'
import { loadRun } from './load-run.ts'
import { idsOf, bookConfirmations } from './book-confirmations.ts'
import { runCases } from './run-cases.ts'
import { bookRun } from './run-money.ts'
import { attemptOf, notifyFollowers } from './notify-followers.ts'
import { lockRegister, writeDividendMethods, writeHoldings, writeTotal } from './write-holdings.ts'
import { writeLots } from './write-lots.ts'

/**
 * Computes everything again under the lock of the fund's register and compares the digest, so that exactly the
 * approved result is written. If two persons confirm at the same time, the compare-and-set of the run refuses the
 * second.
 */
export const runConfirm = writer(call, async (ctx, input) => {
  const { db, now } = ctx
  const run = await loadRun(db, input)
  targetOf(ctx, runCases, run, 'confirm', { who: 'register' })
  await lockRegister(db, run)
  const decision = run.decision as LargeDecision | null
  const loaded = await loadInput(ctx, run, decision)
  const { output, digest } = compute(loaded, decision, ctx.language)
  if (digest !== run.digest) refuse(taErrors.digestChanged)
  const { confirmedOn } = loaded.input
  const moved = await moveCase(ctx, runCases, run, 'confirm', {
    who: 'register',
    changes: { confirmed_on: confirmedOn, confirmed_at: now },
  })
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
  return { id: run.id, state: moved.to, version: moved.version }
})
