import { type OrderDetail, orderFlow } from '@iisp/transfers/contract'
import { type Translate, useText } from '@iisp/web'
import css from './order-detail.module.css'
import { progressTexts } from './progress-texts.ts'

const { codes } = orderFlow

/** The heading of the reason, by the order's outcome; null if there is no reason to show. */
function headOf(order: OrderDetail, t: Translate<(typeof progressTexts)['zh']>): string | null {
  if (order.QSFJ === '1') return t('documentsWanted')
  if (order.PROSTATUS === codes.failed) return t('failReason')
  if (order.PROSTATUS === codes.voided) return t('voidReason')
  if (order.PROSTATUS !== codes.returned) return null
  return order.SENTBACK === 'recall' ? t('recalledBy', { by: order.SENTBACKBY }) : t('returnReason')
}

/** Shows at the top why an order was returned, failed or was voided. */
export function OrderNote({ order }: { order: OrderDetail }) {
  const t = useText(progressTexts)
  const head = headOf(order, t)
  const recalled = order.PROSTATUS === codes.returned && order.SENTBACK === 'recall'
  if (head === null || (order.RETURNREASON === '' && !recalled)) return null
  return (
    <p role="note" className={css.returned} data-quiet={recalled || undefined}>
      {order.RETURNREASON === '' ? head : `${head}：${order.RETURNREASON}`}
    </p>
  )
}
