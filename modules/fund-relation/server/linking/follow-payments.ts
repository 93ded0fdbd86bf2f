import { type Writer, stateList } from '@iisp/server'
import { orderFlow } from '@iisp/transfers/contract'
import { sql } from '@iisp/server'
import { q } from '../tables.ts'
import { moveDue } from './due-cases.ts'

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

/** What became of the orders that pay fees. */
export async function followPayments(db: Writer): Promise<void> {
  const ended = await db.all(
    q
      .selectFrom('fund_relation.fee_due as d')
      .innerJoin('transfers.register_order as o', 'o.id', 'd.transfer_order_id')
      .select(['d.id', 'd.institution_id', 'd.partner_id', 'o.status'])
      .where('d.status', '=', 'paying')
      .where(sql<boolean>`o.status IN ${stateList(final)}`)
      .forUpdate('d')
      .skipLocked(),
  )
  for (const { status, ...due } of ended)
    await moveDue(
      db,
      due,
      status === orderFlow.codes.paid ? { status: 'paid' } : { status: 'failed', reason: notPaid },
    )
}
