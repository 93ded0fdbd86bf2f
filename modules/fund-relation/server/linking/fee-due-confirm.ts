import { Refusal, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { transferErrors } from '@iisp/transfers/contract'
import { feeDueConfirm as call } from '../../contract/linking/fee-dues.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { relationErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'
import { payDue } from './pay-ready.ts'

export const feeDueConfirm = writer(call, async (ctx, { id }) => {
  const due = await ctx.db.one(
    q
      .selectFrom('fund_relation.fee_due')
      .selectAll()
      .where('id', '=', id)
      .where('institution_id', '=', ctx.actor.institutionId)
      .forUpdate(),
  )
  // Checked before the order is placed, because the state moves only afterwards.
  if (due.status !== dueFlow.codes.toConfirm) refuse(relationErrors.dueMoved)
  const orderNo = await payDue(ctx, due, { ...ctx, who: 'confirmer' }).catch((error: unknown) => {
    const isShort = error instanceof Refusal && error.error === transferErrors.registerMoneyShort
    throw isShort ? new Refusal(relationErrors.cashShort) : error
  })
  return { id, orderNo }
})
