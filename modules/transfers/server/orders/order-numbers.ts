import { reader } from '@iisp/server'
import { orderNumbers as call } from '../../contract/orders/order-numbers.ts'
import { q } from '../tables.ts'

export const orderNumbers = reader(call, ({ db }, { ids }) =>
  db.all(
    q.selectFrom('transfers.transfer_order').where('id', 'in', ids).select(['id', 'order_no as ORDERNO']),
  ),
)
