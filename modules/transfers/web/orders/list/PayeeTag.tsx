import { type OrderRow, payeeMarks } from '@iisp/transfers/contract'
import { useLocale } from '@iisp/web'
import css from '../detail/order-detail.module.css'

/** Tag beside the state in a list: nothing was paid to this account before, or it has changed. */
export function PayeeTag({ row: { PAYEEMARK } }: { row: OrderRow }) {
  const locale = useLocale()
  return PAYEEMARK === '0' ? null : <span className={css.tag}>{payeeMarks[PAYEEMARK][locale]}</span>
}
