import { refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { add, compare, subtract } from '@iisp/contract/exact'
import { type CallContext, type MoveContext, type Writer, moveCase } from '@iisp/server'
import { nextWorkDay } from '@iisp/reference/contract'
import { type FeePayee, payPerformanceDue } from '@iisp/ta/contract'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { feeTypes } from '../../../contract/configs/config.ts'
import { relationErrors } from '../../../contract/errors.ts'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { bySystem } from '../../by-system.ts'
import { dealingOf } from '../../funds/fund-terms.ts'
import { type StoredDue, q } from '../../tables.ts'
import { freeCash } from './child-cash.ts'
import { dueCases } from './due-cases.ts'
import { payeeOf, paymentDetails } from './fee-of-due.ts'
import { dropDue, isPerformance, performanceFeeOf } from './performance-due.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }

interface Payer extends MoveContext {
  readonly who: 'system' | 'confirmer'
}

/**
 * Pays a fee once its money has arrived, or asks a person for the release if its settings say so.
 * Does nothing while the money is missing.
 */
export async function payWhatIsReady(ctx: Context, due: StoredDue): Promise<void> {
  const { db } = ctx
  if (isPerformance(due) && (await performanceFeeOf(ctx, due)) === null) {
    // The fee has been paid in another way meanwhile.
    await dropDue(ctx, due)
    return
  }
  const system = bySystem(db, ctx.now)
  const cash = await freeCash(ctx, due.child_id, [dueFlow.codes.toConfirm])
  if (compare(cash, payable(due)) < 0) return
  const config = await db.one(
    q.selectFrom('fund_relation.config').select('in_force').where('id', '=', due.config_id),
  )
  // Settings that are no longer in force do not release a payment.
  if (config.in_force?.releasesOrder === true) await payDue(ctx, due, { ...system, who: 'system' })
  else await moveCase(system, dueCases, due, 'ask', { who: 'system' })
}

/** Places the order that pays the fee, in the caller's transaction. @returns the order's number */
export async function payDue(ctx: Context, due: StoredDue, { who, ...by }: Payer): Promise<string> {
  const { call } = ctx
  const payee = payeeOf(due, await dealingOf(ctx, due.child_id))
  if (payee === null) return refuse(relationErrors.payeeMissing)
  const { id, orderNo, amount } = isPerformance(due)
    ? await call(payPerformanceDue, { productId: due.child_id, most: payable(due), reason: reasonOf(due) })
    : await placeFeeOrder(ctx, due, payee)
  // The amount is lower if a part was paid in another way meanwhile.
  const fee = add(amount, due.carried)
  const changes = { fee, transfer_order_id: id, order_no: orderNo }
  await moveCase(by, dueCases, due, 'pay', { who, changes, detail: { fee: amount, orderNo } })
  return orderNo
}

async function placeFeeOrder({ call, now }: Context, due: StoredDue, payee: FeePayee) {
  const amount = payable(due)
  const order = await call(placeRegisterOrder, {
    reference: `fund-relation:fee:${due.id}`,
    productId: due.child_id,
    detail: paymentDetails[due.fee_type],
    amount,
    transferDate: await call(nextWorkDay, { rq: addDays(businessDate(now), -1) }),
    payee,
    reason: reasonOf(due),
  })
  return { ...order, amount }
}

const reasonOf = ({ fee_type, due_on }: StoredDue) => `${feeTypes[fee_type].zh} ${due_on}`

/** The amount to pay now: fee − carried. */
const payable = ({ fee, carried }: StoredDue) => subtract(fee ?? '0.00', carried)
