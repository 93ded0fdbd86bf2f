import { businessDate } from '@iisp/contract/date'
import { type CallContext, type PartFailure, type Schedule, type Writer, attemptEach } from '@iisp/server'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { bySystem } from '../../by-system.ts'
import { dealingOf } from '../../funds/fund-terms.ts'
import { duesIn } from './due-cases.ts'
import { followPayments } from './follow-payments.ts'
import { meetDue } from './meet-due.ts'
import { payWhatIsReady } from './pay-ready.ts'
import { dropIfPaidOtherwise, waitingPerformanceDues } from './performance-due.ts'
import { planDues } from './plan-dues.ts'
import { type InForce, settingsInForce } from './settings-in-force.ts'

/**
 * Processes the fees of child funds with settings in force: plans their due dates, redeems shares
 * of the mother fund if the cash is not sufficient on the day, and pays fees covered by cash.
 */
export const payFees = {
  name: 'fund-relation.fees',
  everySeconds: 60,
  async run(db: Writer, now: Date, call: CallContext['call']): Promise<readonly PartFailure[]> {
    const ctx = { db, now, call }
    const unmet = await attemptEach(db, await settingsInForce(db), (one) => meetDues(ctx, one))
    const unpaid = await attemptEach(
      db,
      await db.all(duesIn(dueFlow.codes.ready).forUpdate().skipLocked()),
      (due) => payWhatIsReady(ctx, due),
    )
    const undropped = await attemptEach(db, await waitingPerformanceDues(db), (due) =>
      dropIfPaidOtherwise(ctx, due),
    )
    await followPayments(bySystem(db, now))
    return [...unmet, ...unpaid, ...undropped]
  },
} satisfies Schedule

async function meetDues(
  ctx: Pick<CallContext, 'call' | 'now'> & { readonly db: Writer },
  one: InForce,
): Promise<void> {
  const { db, now } = ctx
  const dealing = await dealingOf(ctx, one.relation.child_id)
  await planDues(db, now, one, dealing)
  const dues = await db.all(
    duesIn(dueFlow.codes.planned)
      .where('config_id', '=', one.config.id)
      .where('due_on', '<=', businessDate(now))
      .forUpdate(),
  )
  for (const due of dues) await meetDue(ctx, one, due, dealing)
}
