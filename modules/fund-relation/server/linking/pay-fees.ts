import { businessDate } from '@iisp/contract/date'
import { type CallContext, type PartFailure, type Schedule, type Writer, attemptEach } from '@iisp/server'
import { Refusal } from '@iisp/contract'
import { dealingOf } from '../funds/fund-terms.ts'
import { q } from '../tables.ts'
import { followPayments } from './follow-payments.ts'
import { meetDue } from './meet-due.ts'
import { payWhatIsReady, readyDues } from './pay-ready.ts'
import { planDues } from './plan-dues.ts'
import { type InForce, settingsInForce } from './settings-in-force.ts'

/**
 * Fees of child funds with settings in force: plans their due dates, redeems shares of the mother fund where the cash does
 * not suffice on the day, and pays what the cash suffices for.
 */
export const payFees: Schedule = {
  name: 'fund-relation.fees',
  everySeconds: 60,
  async run(db, now, call): Promise<readonly PartFailure[]> {
    const ctx = { db, now, call }
    const failures = [
      ...(await attemptEach(db, await settingsInForce(db), (one) => meetDues(ctx, one))),
      ...(await attemptEach(db, await readyDues(db), (due) => payWhatIsReady(ctx, due))),
    ]
    await followPayments(db)
    // what is refused, for want of money, is tried again in the next round
    return failures.filter(({ error }) => !(error instanceof Refusal))
  },
}

async function meetDues(
  ctx: Pick<CallContext, 'call' | 'now'> & { readonly db: Writer },
  one: InForce,
): Promise<void> {
  const { db, now } = ctx
  const dealing = await dealingOf(ctx, one.relation.child_id)
  await planDues(db, now, one, dealing)
  const dues = await db.all(
    q
      .selectFrom('fund_relation.fee_due')
      .selectAll()
      .where('config_id', '=', one.config.id)
      .where('status', '=', 'planned')
      .where('due_on', '<=', businessDate(now))
      .orderBy('due_on')
      .orderBy('id')
      .forUpdate(),
  )
  for (const due of dues) await meetDue(ctx, one, due, dealing)
}
