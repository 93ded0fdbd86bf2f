import { readPage, reader, timeText } from '@iisp/server'
import { performancePaymentList as call } from '../../contract/performance-fees/performance-fees.ts'
import { q } from '../tables.ts'
import { paymentStateOf } from './owed.ts'

export const performancePaymentList = reader(call, ({ db }, { productId, ...page }) =>
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
          .select(['m.reason', 'm.paid_name as person', timeText('m.at').as('at')])
          .orderBy('m.id', 'desc'),
      present: ({ order, ...row }) => ({ ...row, state: paymentStateOf(order) }),
    },
  ),
)
