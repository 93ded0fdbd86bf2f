import { groupThousands } from '@iisp/contract/group-thousands'
import { useText } from '@iisp/web'
import { BatchOrders } from './BatchOrders.tsx'
import { ControlTotalText } from './ControlTotalText.tsx'
import { totalOfOrders } from './control-total.ts'
import type { BatchResult } from './use-batch.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

/**
 * The outcome of a batch: the sum of the processed orders, each refused order with its reason, and
 * the number left.
 */
export function BatchOutcome({ result: { taken, refused, left } }: { result: BatchResult }) {
  const t = useText(workTexts)
  const reasons = new Map(refused.map(({ order, why }) => [order.ID, why]))
  return (
    <div className={css.dialog} role="status">
      <ControlTotalText
        total={totalOfOrders(taken)}
        label={t('taken', { count: groupThousands(taken.length) })}
      />
      {refused.length > 0 && (
        <>
          <p>{t('refused', { count: groupThousands(refused.length) })}</p>
          <BatchOrders
            label={t('refused', { count: String(refused.length) })}
            orders={refused.map(({ order }) => order)}
            whyOf={({ ID }) => reasons.get(ID) ?? ''}
          />
        </>
      )}
      {left.length > 0 && <p>{t('open', { count: groupThousands(left.length) })}</p>}
    </div>
  )
}
