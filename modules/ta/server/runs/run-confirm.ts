import { refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { type Reader, moveCase, targetOf, writer } from '@iisp/server'
import { type LargeDecision, runConfirm as call } from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { fromShares } from '../../rules/amounts/units.ts'
import type { RunOutput } from '../../rules/run/compute-run.ts'
import { openDaysFrom } from '../dealing/open-days.ts'
import type { StoredRun } from '../tables.ts'
import { compute } from './compute.ts'
import { finishApplications } from './dealt-applications.ts'
import { type LoadedRun, loadInput } from './load-input.ts'
import { loadRun } from './load-run.ts'
import { idsOf, makeValid } from './make-valid.ts'
import { runCases } from './run-cases.ts'
import { bookRun } from './run-money.ts'
import { tellFollowers } from './tell-followers.ts'
import { lockRegister, writeDividendMethods, writeHoldings, writeTotal } from './write-holdings.ts'
import { writeLots } from './write-lots.ts'

/**
 * Everything is computed again under the lock of the fund's register: what is written is what was approved, digest for
 * digest. Of two persons at once, the compare-and-set of the run lets one through.
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
  const confirmations = await makeValid(db, run, confirmedOn)
  await writeLots(db, run, loaded, output, idsOf(confirmations, loaded))
  const accounts = [...new Set(confirmations.map(({ tradingAccountId }) => tradingAccountId))]
  await writeHoldings(db, run, accounts)
  await writeDividendMethods(db, run)
  await writeTotal(db, run, fromShares(output.totals.sharesAfter), run.dealing_date)
  await finishApplications(ctx, run, loaded, output.confirmations, await nextOpenDay(db, run, loaded, output))
  await bookRun(ctx, run, output, confirmations)
  await tellFollowers(ctx, run, { confirmedOn, unitNav: loaded.unitNav }, confirmations)
  return { id: run.id, state: moved.to, version: moved.version }
})

/** Where deferred redemptions go; refuses where no open day is known that far ahead. Null where nothing is deferred. */
async function nextOpenDay(
  db: Reader,
  { product_id, dealing_date }: StoredRun,
  { terms, calendar }: LoadedRun,
  { confirmations }: RunOutput,
): Promise<string | null> {
  if (confirmations.every(({ isFinished }) => isFinished)) return null
  const [next] = await openDaysFrom(
    db,
    { productId: product_id, terms },
    { from: addDays(dealing_date, 1), count: 1, kind: 'redemption' },
    calendar,
  )
  return next ?? refuse(taErrors.noNextOpening, { date: calendar.last })
}
