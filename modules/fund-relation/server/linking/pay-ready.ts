import { refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { compare, subtract } from '@iisp/contract/exact'
import { type CallContext, type MoveContext, type Writer, moveCase } from '@iisp/server'
import { nextWorkDay } from '@iisp/reference/contract'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'
import { relationErrors } from '../../contract/errors.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { bySystem } from '../by-system.ts'
import { dealingOf } from '../funds/fund-terms.ts'
import { type StoredDue, q } from '../tables.ts'
import { freeCash } from './child-cash.ts'
import { dueCases } from './due-cases.ts'
import { payeeOf, paymentDetails } from './fee-of-due.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }

interface Payer extends MoveContext {
  readonly who: 'system' | 'confirmer'
}

/** Pays a fee whose money has arrived, or leaves that to a person where its settings say so; waits for the money else. */
export async function payWhatIsReady(ctx: Context, due: StoredDue): Promise<void> {
  const { db } = ctx
  const system = bySystem(db, ctx.now)
  const cash = await freeCash(ctx, due.child_id, [dueFlow.codes.toConfirm])
  if (compare(cash, payable(due)) < 0) return
  const config = await db.one(
    q.selectFrom('fund_relation.config').select('in_force').where('id', '=', due.config_id),
  )
  // settings that are no longer in force release nothing
  if (config.in_force?.releasesOrder === true) await payDue(ctx, due, { ...system, who: 'system' })
  else await moveCase(system, dueCases, due, 'ask', { who: 'system' })
}

/** Places the order that pays the fee, in the caller's transaction. @returns the order's number */
export async function payDue(ctx: Context, due: StoredDue, { who, ...by }: Payer): Promise<string> {
  const { call, now } = ctx
  const payee = payeeOf(due, await dealingOf(ctx, due.child_id))
  if (payee === null) return refuse(relationErrors.payeeMissing)
  const type = due.fee_type as FeeTypeCode
  const { id, orderNo } = await call(placeRegisterOrder, {
    reference: `fund-relation:fee:${due.id}`,
    productId: due.child_id,
    detail: paymentDetails[type],
    amount: payable(due),
    transferDate: await call(nextWorkDay, { rq: addDays(businessDate(now), -1) }),
    payee,
    reason: `${feeTypes[type].zh} ${due.due_on}`,
  })
  const changes = { transfer_order_id: id, order_no: orderNo }
  await moveCase(by, dueCases, due, 'pay', { who, changes, detail: { fee: payable(due), orderNo } })
  return orderNo
}

/** What is paid of the fee: all but what is carried to the next due date. */
const payable = ({ fee, carried }: StoredDue) => subtract(fee ?? '0.00', carried)
