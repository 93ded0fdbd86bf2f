import { isZero } from '@iisp/contract/exact'
import { refuse } from '@iisp/contract'
import { type WriteContext, loadCase, moveCase, moveCases, sql, writer } from '@iisp/server'
import { bookRegisterMoney } from '@iisp/transfers/contract'
import { applicationFlow } from '../../../../contract/applications/application-states.ts'
import { runCorrect as call } from '../../../../contract/dealing/runs.ts'
import { taErrors } from '../../../../contract/errors.ts'
import { freezingErrors } from '../../../../contract/investors/freezing.ts'
import { type StoredRun, q } from '../../../tables.ts'
import { requestedReason } from '../../../corrections/reversal-request.ts'
import { releaseConversions } from '../../../conversions/incoming.ts'
import { feesOf, subtractReversedFee } from '../../../performance-fees/owe-manager.ts'
import { replaceReports } from '../../../reports/publish-reports.ts'
import { dealtApplications } from '../confirm/dealt-applications.ts'
import { refuseUncorrectable } from './refuse-uncorrectable.ts'
import { runCases } from '../run-cases.ts'
import { freeze } from '../run-start.ts'
import { refuseFrozen } from '../refuse-frozen.ts'
import { reverseLots } from './reverse-lots.ts'
import { attemptOf, notifyOfReversal } from '../confirm/notify-followers.ts'
import { lockRegister, writeHoldings, writeTotal } from '../confirm/write-holdings.ts'

/** Both versions are kept: the old run with its confirmations, which are no longer valid, and the new run. */
export const runCorrect = writer(call, async (ctx, input) => {
  const { db } = ctx
  const run = await loadCase(ctx, runCases, input)
  await lockRegister(db, run)
  await refuseUncorrectable(ctx, run)
  const reason = await requestedReason(ctx, 'run', run)
  await moveCase(ctx, runCases, run, 'correct', { who: 'register', reason, changes: { reason } })
  await replaceReports(ctx, run)
  const accounts = await reverseLots(db, run, 'run_id')
  await refuseFrozen(db, run, accounts, freezingErrors.frozenOfRun)
  await writeHoldings(db, run, accounts)
  await writeTotal(db, run, run.shares_before ?? '0.00', await dealingDateBefore(ctx, run))
  await reopen(ctx, run)
  await takeBackMoney(ctx, run)
  await subtractReversedFee(db, run, feesOf('run_id', run.id))
  await db.run(q.updateTable('ta.confirmation').set({ valid: false }).where('run_id', '=', run.id))
  await db.run(releaseConversions(run))
  await notifyOfReversal(ctx, {
    institutionId: run.institution_id,
    productId: run.product_id,
    dealingDate: run.dealing_date,
    occasion: run.dealing_date,
    attempt: await attemptOf(db, run),
  })
  const next = await freeze(ctx, {
    institutionId: run.institution_id,
    productId: run.product_id,
    dealingDate: run.dealing_date,
    corrects: run.id,
  })
  return { id: next.id, state: next.status, version: next.version }
})

const dealingDateBefore = async ({ db }: WriteContext, run: StoredRun): Promise<string | null> =>
  (
    await db.one(
      q
        .selectFrom('ta.dealing_run')
        .select(sql<string | null>`max(dealing_date)::text`.as('day'))
        .where('product_id', '=', run.product_id)
        .where('dealing_date', '<', run.dealing_date)
        .where('confirmed_on', 'is not', null),
    )
  ).day

/** Passes the applications of the run again for its day. Deferred applications return with all their shares. */
async function reopen(ctx: WriteContext, run: StoredRun): Promise<void> {
  const dealt = await ctx.db.all(
    q
      .selectFrom('ta.confirmation as c')
      .innerJoin('ta.application as a', 'a.id', 'c.application_id')
      .distinctOn('a.id')
      .select(['a.id', 'a.institution_id', 'a.status', 'a.version', 'c.deferred_shares as deferred'])
      .where('c.run_id', '=', run.id)
      // the application of a conversion in was dealt by the run of its source fund
      .where('c.business_code', '<>', '137')
      .orderBy('a.id'),
  )
  const { confirmed, refused, passed } = applicationFlow.codes
  const audit = { object: `dealing-run:${run.id}`, detail: { applications: dealt.length } }
  for (const status of [confirmed, refused])
    await moveCases(
      ctx,
      dealtApplications,
      dealt.filter((one) => one.status === status),
      'reopen',
      {
        who: 'system',
        changes: { run_id: null },
        audit,
      },
    )
  const deferred = dealt.filter((one) => !isZero(one.deferred))
  // the remainder was withdrawn since. The confirmed part alone cannot be dealt again.
  if (deferred.some((one) => one.status !== passed)) refuse(taErrors.runNotLatest)
  await moveCases(ctx, dealtApplications, deferred, 'defer', {
    who: 'system',
    changes: { run_id: null, dealing_date: run.dealing_date },
    audit,
  })
  await ctx.db.run(
    q
      .updateTable('ta.application as a')
      .from('ta.confirmation as c')
      .set({ remaining_shares: sql`c.deferred_shares - c.shares` })
      .where('c.run_id', '=', run.id)
      .whereRef('c.application_id', '=', 'a.id')
      .where('c.deferred_shares', '>', '0'),
  )
}

/** The same entries with opposite sign. Receivers owe back fees and refunds that were already paid. */
async function takeBackMoney({ db, call: ask }: WriteContext, run: StoredRun): Promise<void> {
  const reference = `ta:run:${run.id}`
  const { invested, left } = await db.one(
    q
      .selectFrom('transfers.register_money as e')
      .select(
        sql<string>`coalesce(sum(e.amount) FILTER (WHERE e.kind = 'invested'), 0)::numeric(20, 2)`.as(
          'invested',
        ),
      )
      .select(
        sql<string>`coalesce(sum(e.amount) FILTER (WHERE e.kind <> 'invested'), 0)::numeric(20, 2)`.as(
          'left',
        ),
      )
      .where(
        sql<boolean>`e.kind IN ('invested', 'fee') AND e.reference = ${reference}
          OR e.kind = 'returned' AND e.reference IN
            (SELECT 'ta:confirmation:' || id FROM ta.confirmation WHERE run_id = ${run.id})`,
      ),
  )
  const memo = run.dealing_date
  await ask(bookRegisterMoney, {
    productId: run.product_id,
    entries: [
      { kind: 'taken-back' as const, amount: invested, reference, memo },
      { kind: 'recovered' as const, amount: left, reference, memo },
    ].filter(({ amount }) => amount !== '0.00'),
  })
}
