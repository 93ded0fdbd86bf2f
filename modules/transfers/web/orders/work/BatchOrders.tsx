import type { OrderRow } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import css from './work.module.css'

interface Props {
  readonly label: string
  readonly orders: readonly OrderRow[]
  /** Why an order was refused. */
  readonly whyOf?: ((order: OrderRow) => string) | undefined
}

/** The orders of a batch: number, other party, date and amount. */
export function BatchOrders({ label, orders, whyOf }: Props) {
  const t = useText(orderTexts)
  return (
    <ul className={css.orders} aria-label={label}>
      {orders.map((order) => (
        <li key={order.ID}>
          <span>
            <span className={css.number}>{order.ORDERNO}</span> {order.CPACCNAME}
          </span>
          <span className={css.amount}>
            {t(order.PAYFLAG === '1' ? 'out' : 'in')} <AmountText value={order.AMOUNT} /> ·{' '}
            {order.TRADATEFORMAT}
          </span>
          {whyOf && <span className={css.why}>{whyOf(order)}</span>}
        </li>
      ))}
    </ul>
  )
}
