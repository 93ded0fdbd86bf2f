import { refuse } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { compare, subtract } from '@iisp/contract/exact'
import type { CallContext, Writer } from '@iisp/server'
import { nextWorkDay } from '@iisp/reference/contract'
import { placeRegisterOrder } from '@iisp/transfers/contract'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'
import { relationErrors } from '../../contract/errors.ts'
import { dealingOf } from '../funds/fund-terms.ts'
import { type StoredDue, q } from '../tables.ts'
import { freeCash } from './child-cash.ts'
import { moveDue } from './due-cases.ts'
import { payeeOf, paymentDetails } from './fee-of-due.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }

export const readyDues = (db: Writer): Promise<StoredDue[]> =>
  db.all(
    q
      .selectFrom('fund_relation.fee_due')
      .selectAll()
      .where('status', '=', 'ready')
      .orderBy('due_on')
      .orderBy('id')
      .forUpdate()
      .skipLocked(),
  )

/** Pays a fee whose money has arrived, or leaves that to a person where its settings say so; waits for the money else. */
export async function payWhatIsReady(ctx: Context, due: StoredDue): Promise<void> {
  const { db } = ctx
  const cash = await freeCash(ctx, due.child_id, ['toConfirm'])
  if (compare(cash, payable(due)) < 0) return
  const config = await db.one(
    q.selectFrom('fund_relation.config').select(['settings', 'in_force']).where('id', '=', due.config_id),
  )
  const { releasesOrder } = config.in_force ?? config.settings
  if (releasesOrder) await payDue(ctx, due)
  else await moveDue(db, due, { status: 'toConfirm' })
}

/** Places the order that pays the fee, in the caller's transaction. @returns the order's number */
export async function payDue(ctx: Context, due: StoredDue): Promise<string> {
  const { db, call, now } = ctx
  const dealing = await dealingOf(ctx, due.child_id)
  const payee = payeeOf(due, dealing)
  if (payee === null) return refuse(relationErrors.dueMoved)
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
  await moveDue(db, due, { status: 'paying', transfer_order_id: id, order_no: orderNo })
  return orderNo
}

/** What is paid of the fee: all but what is carried to the next due date. */
const payable = ({ fee, carried }: StoredDue) => subtract(fee ?? '0.00', carried)
