import { Refusal } from '@iisp/contract'
import { caseToDecide, writer } from '@iisp/server'
import { transferErrors } from '@iisp/transfers/contract'
import { feeDueConfirm as call } from '../../../contract/linking/fee-dues.ts'
import { relationErrors } from '../../../contract/errors.ts'
import { q } from '../../tables.ts'
import { dueCases } from './due-cases.ts'
import { payDue } from './pay-ready.ts'

export const feeDueConfirm = writer(call, async (ctx, input) => {
  const decided = { ...input, action: 'pay' } as const
  // judged before the order is placed, which comes before the move
  const { row: due } = await caseToDecide(ctx, dueCases, decided, {
    sides: ['confirmer'],
    load: (id) =>
      ctx.db.one(
        q
          .selectFrom('fund_relation.fee_due')
          .selectAll()
          .where('id', '=', id)
          .where('institution_id', '=', ctx.actor.institutionId)
          .forUpdate(),
      ),
  })
  const orderNo = await payDue(ctx, due, { ...ctx, who: 'confirmer' }).catch((error: unknown) => {
    const isShort = error instanceof Refusal && error.error === transferErrors.registerMoneyShort
    throw isShort ? new Refusal(relationErrors.cashShort) : error
  })
  return { id: due.id, orderNo }
})
