import { type MoveContext, moveCase, sql, stateList, stateLiteral } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { q } from '../../tables.ts'
import { dueCases } from './due-cases.ts'

const notPaid = {
  zh: '划款指令未能支付，请人工办理',
  en: 'The transfer instruction was not paid. Please pay the fee by hand.',
}
const final = [
  orderFlow.codes.paid,
  orderFlow.codes.failed,
  orderFlow.codes.withdrawn,
  orderFlow.codes.voided,
]

/** Updates the due fees whose transfer orders have ended. */
export async function followPayments(ctx: MoveContext): Promise<void> {
  const ended = await ctx.db.all(
    q
      .selectFrom('fund_relation.fee_due as d')
      .innerJoin('transfers.register_order as o', 'o.id', 'd.transfer_order_id')
      .selectAll('d')
      .select('o.status as outcome')
      .where('d.status', '=', stateLiteral(dueFlow.codes.paying))
      .where(sql<boolean>`o.status IN ${stateList(final)}`)
      .forUpdate('d')
      .skipLocked(),
  )
  for (const { outcome, ...due } of ended)
    await (outcome === orderFlow.codes.paid
      ? moveCase(ctx, dueCases, due, 'settle', { who: 'system' })
      : moveCase(ctx, dueCases, due, 'fail', { who: 'system', changes: { reason: notPaid } }))
}
