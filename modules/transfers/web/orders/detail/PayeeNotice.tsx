import type { OrderDetail } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import css from './order-detail.module.css'
import { questionTexts } from '../steps/question-texts.ts'

/**
 * Shown in an order and before each step: tells whether the payee's account is new or changed, and
 * which data to compare.
 */
export function PayeeNotice({ order: { PAYEEMARK, PAYEECHANGED } }: { order: OrderDetail }) {
  const t = useText(questionTexts)
  if (PAYEEMARK === '0') return null
  return (
    <p role="note" className={css.payeeNotice}>
      {PAYEEMARK === '1'
        ? t('payeeFirst')
        : t(PAYEECHANGED === '' ? 'payeeDiffers' : 'payeeChanged', { date: PAYEECHANGED })}
    </p>
  )
}
