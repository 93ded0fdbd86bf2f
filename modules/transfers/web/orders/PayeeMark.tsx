import { type OrderRow, payeeMarks } from '@iisp/transfers/contract'
import { useLocale, useText } from '@iisp/web'
import css from './order-detail.module.css'
import { orderTexts } from './order-texts.ts'

type Marked = Pick<OrderRow, 'PAYEEMARK' | 'PAYEECHANGED'>

/** In a list, beside the state: nothing was paid to this account before, or it has changed. */
export function PayeeTag({ row: { PAYEEMARK } }: { row: Marked }) {
  const locale = useLocale()
  return PAYEEMARK === '0' ? null : <span className={css.tag}>{payeeMarks[PAYEEMARK][locale]}</span>
}

/** The same in a sentence that says what to compare. */
export function PayeeNotice({ order: { PAYEEMARK, PAYEECHANGED } }: { order: Marked }) {
  const t = useText(orderTexts)
  if (PAYEEMARK === '0') return null
  return (
    <p role="note" className={css.payeeNotice}>
      {PAYEEMARK === '1'
        ? t('payeeFirst')
        : t(PAYEECHANGED === '' ? 'payeeDiffers' : 'payeeChanged', { date: PAYEECHANGED })}
    </p>
  )
}
