import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, raw, sql, writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { editableStatuses } from '../../../contract/orders/order-states.ts'
import { ordersubmit as call } from '../../../contract/orders/form.ts'
import { nextStep } from '../../../rules/orders/next-step.ts'
import { mayResubmit } from '../../../rules/orders/resubmit.ts'
import { checkSubmission } from './check-submission.ts'
import { fingerprintOf } from '../steps/fingerprint.ts'
import { type Submission, loadSubmission } from './load-submission.ts'
import { markOrder } from '../steps/mark-order.ts'
import { targetOf, tellMoved } from '../steps/move-order.ts'
import { orderFacts, statusName } from '../present-order.ts'

type Context = WriteContext<PersonActor>
const supplied = { zh: '附件已补充，待托管人确认', en: 'Documents supplied. Awaiting the custodian' }

export const ordersubmit = writer(call, async (ctx, input) => {
  const order = await loadSubmission(ctx.db, ctx.actor, input.id)
  if (!mayResubmit(orderFacts(order))) {
    refuse(transferErrors.notResubmittable, { state: statusName(order.status, ctx.language) })
  }
  if (input.version !== undefined && input.version !== order.version) refuse(platformErrors.conflict)
  if (!editableStatuses.includes(order.status)) return supply(ctx, order)

  const freeze = await checkSubmission(ctx, order, input)
  const step = nextStep(order.pattern)
  targetOf(order, { event: 'submit', who: 'operator', to: step.to }, ctx.language)
  const version = await submit(ctx, order, freeze)
  tellMoved(ctx, order, 'submit', step.to)
  return {
    id: order.id,
    orderNo: order.order_no,
    version,
    proStatus: step.to,
    proStatusName: statusName(step.to, ctx.language),
    zlms: order.pattern,
    nextStep: step[ctx.language],
  }
})

/** State, freeze and step in one statement; another change or another order's freeze in between is a conflict. */
async function submit(ctx: Context, order: Submission, freeze: boolean): Promise<number> {
  const { actor } = ctx
  const { to } = nextStep(order.pattern)
  const approved = order.files.map((file) => file.id)
  const fingerprint = fingerprintOf(order, approved)
  const done = await ctx.db.maybe(
    raw(sql<{ version: number; held: number }>`
      WITH moved AS (
        UPDATE transfers.transfer_order SET status = ${to}, version = version + 1, order_pattern = ${order.pattern},
          fingerprint = ${fingerprint}, frozen = CASE WHEN ${freeze} THEN amount ELSE 0 END, return_reason = '', sent_back = '', sent_back_by = '', sent_back_by_real_name = NULL,
          makers = CASE WHEN ${actor.personId} = ANY(makers) THEN makers ELSE makers || ${actor.personId}::text END,
          submitted_at = ${ctx.now.toISOString()}
        WHERE id = ${order.id} AND status = ${order.status} AND version = ${order.version}
        RETURNING version
      ), held AS (
        UPDATE transfers.ledger_account SET frozen = frozen + ${order.amount}::numeric
        WHERE custody_account_id = ${order.custody_account_id} AND ${freeze}
          AND balance - frozen >= ${order.amount}::numeric AND EXISTS (SELECT FROM moved)
        RETURNING id
      ), step AS (
        INSERT INTO transfers.order_step
          (order_id, seq, institution_id, event, from_status, to_status, person, person_name, real_name, account_id,
            fingerprint)
        SELECT ${order.id}::bigint, version, ${order.institution_id}, 'submit', ${order.status}, ${to},
          ${actor.personId}, ${actor.name}, ${actor.behind?.name ?? null}, ${actor.accountId}::bigint,
          ${fingerprint} FROM moved
      )
      SELECT version, (SELECT count(*)::int FROM held) AS held FROM moved`),
  )
  if (done === undefined || (freeze && done.held !== 1)) return refuse(platformErrors.conflict)
  return done.version
}

/** Ends the time of missing documents; state and approvals stay. */
async function supply(ctx: Context, order: Submission) {
  if (!order.files.some((file) => file.supplement)) {
    refuse(transferErrors.attachmentMissing, { names: order.return_reason })
  }
  const moved = await markOrder(ctx, order, { event: 'supply-documents', documentsMissing: false })
  return { ...moved, zlms: order.order_pattern ?? order.pattern, nextStep: supplied[ctx.language] }
}
