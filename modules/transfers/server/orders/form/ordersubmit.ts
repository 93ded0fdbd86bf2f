import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, moveCase, sql, targetOf, writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { ordersubmit as call } from '../../../contract/orders/form.ts'
import { actsOn } from '../../../rules/orders/order-actions.ts'
import { nextStep } from '../../../rules/orders/next-step.ts'
import { mayResubmit } from '../../../rules/orders/resubmit.ts'
import { checkSubmission } from './check-submission.ts'
import { fingerprintOf } from '../steps/fingerprint.ts'
import { type Submission, loadSubmission } from './load-submission.ts'
import { markOrder } from '../steps/mark-order.ts'
import { orders } from '../order-cases.ts'
import { orderFacts, presentMoved, statusName } from '../present-order.ts'
import { viewerOf } from '../detail/viewer.ts'

type Context = WriteContext<PersonActor>
const supplied = { zh: '附件已补充，待托管人确认', en: 'Documents supplied. Awaiting the custodian' }

export const ordersubmit = writer(call, async (ctx, input) => {
  const order = await loadSubmission(ctx.db, ctx.actor, input.id)
  if (!mayResubmit(orderFacts(order))) {
    refuse(transferErrors.notResubmittable, { state: statusName(order.status, ctx.language) })
  }
  if (input.version !== undefined && input.version !== order.version) refuse(platformErrors.conflict)
  if (!isOneOf(orderFlow.sets.editable, order.status)) return supply(ctx, order)

  const freeze = await checkSubmission(ctx, order, input)
  const { to, ...next } = nextStep(order.pattern)
  targetOf(ctx, orders, order, 'submit', { who: 'operator', to })
  const version = await submit(ctx, order, freeze)
  const moved = presentMoved(order, { version, status: to }, ctx.language)
  const submitted = { ...order, status: to, makers: [...order.makers, ctx.actor.personId] }
  const actions = await actionsOn(ctx, submitted)
  return { ...moved, zlms: order.pattern, nextStep: next[ctx.language], actions }
})

const actionsOn = async (ctx: Context, order: Submission) => [
  ...actsOn(orderFacts(order), await viewerOf(ctx)).actions,
]

/** Another order's freeze of the same money in between is a conflict too. */
async function submit(ctx: Context, order: Submission, freezes: boolean): Promise<number> {
  const { personId } = ctx.actor
  const fingerprint = fingerprintOf(
    order,
    order.files.map((file) => file.id),
  )
  const { version, touched } = await moveCase(ctx, orders, { ...order, fingerprint }, 'submit', {
    who: 'operator',
    to: nextStep(order.pattern).to,
    changes: {
      order_pattern: order.pattern,
      fingerprint,
      frozen: freezes ? sql`amount` : '0',
      return_reason: '',
      sent_back: '',
      sent_back_by: '',
      sent_back_by_real_name: null,
      makers: sql`CASE WHEN ${personId} = ANY(makers) THEN makers ELSE makers || ${personId}::text END`,
      submitted_at: ctx.now.toISOString(),
    },
    also: freezes ? { held: holdOf(order) } : {},
  })
  return freezes && touched['held'] !== 1 ? refuse(platformErrors.conflict) : version
}

const holdOf = (order: Submission) => sql`
  UPDATE transfers.ledger_account SET frozen = frozen + ${order.amount}::numeric
  WHERE custody_account_id = ${order.custody_account_id} AND balance - frozen >= ${order.amount}::numeric
    AND EXISTS (SELECT FROM moved)`

/** Ends the time of missing documents; state and approvals stay. */
async function supply(ctx: Context, order: Submission) {
  if (!order.files.some((file) => file.supplement)) {
    refuse(transferErrors.attachmentMissing, { names: order.return_reason })
  }
  const moved = await markOrder(ctx, order, 'supply-documents', { changes: { documents_missing: false } })
  const actions = await actionsOn(ctx, { ...order, documents_missing: false })
  return { ...moved, zlms: order.order_pattern ?? order.pattern, nextStep: supplied[ctx.language], actions }
}
