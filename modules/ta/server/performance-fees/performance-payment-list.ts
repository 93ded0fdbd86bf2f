import { actionsOn } from '@iisp/contract'
import { readPage, reader, timeText } from '@iisp/server'
import { performancePaymentList as call } from '../../contract/performance-fees/performance-fees.ts'
import { paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import { q } from '../tables.ts'
import { paymentStateOf } from './owed.ts'

export const performancePaymentList = reader(call, ({ db, actor }, { productId, ...page }) =>
  readPage(
    db,
    page,
    q
      .selectFrom('ta.performance_payment as m')
      .leftJoin('transfers.register_order as o', 'o.id', 'm.order_id')
      .where('m.product_id', '=', productId),
    {
      select: (all) =>
        all
          .select(['m.id', 'm.amount', 'm.order_no as orderNo', 'o.status as order'])
          .select(['m.reason', 'm.paid_by', 'm.paid_name as person', timeText('m.at').as('at')])
          .select(['m.status', 'm.version', 'm.decided_name as decidedBy', 'm.decided_reason'])
          .orderBy('m.id', 'desc'),
      present: ({ order, status, paid_by, decided_reason, ...row }) => ({
        ...row,
        reason: [row.reason, decided_reason].filter(Boolean).join('；'),
        state: paymentStateOf(order, status),
        actions: actionsOn(paymentFlow, ['register'], status, {
          persons: actor.persons,
          by: { enter: paid_by },
        }),
      }),
    },
  ),
)
