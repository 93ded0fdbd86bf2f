import { groupThousands } from '@iisp/contract/group-thousands'
import type { OrderRow } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { type BatchStep, batchSteps } from '../steps/order-choices.ts'
import { orderTexts } from '../order-texts.ts'
import { ControlTotalText } from './ControlTotalText.tsx'
import { totalOfOrders } from './control-total.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

export type BatchName = keyof typeof batchSteps

interface Props {
  readonly steps: readonly BatchName[]
  readonly orders: readonly OrderRow[]
  readonly onStart: (step: BatchStep) => void
}

/** Number and sum of the selected orders, and the steps that can be taken on all of them. */
export function BatchBar({ steps, orders, onStart }: Props) {
  const t = useText(workTexts)
  const own = useText(orderTexts)
  const offered = steps.filter((step) => orders.some(({ actions }) => actions.includes(step)))
  const isMixed = offered.some((step) => !orders.every(({ actions }) => actions.includes(step)))
  const count = groupThousands(orders.length)
  return (
    <div className={css.bar} data-chosen>
      <ControlTotalText total={totalOfOrders(orders)} label={t('selected', { count })} />
      {offered.map((step) => (
        <Button
          key={step}
          type="primary"
          disabled={!orders.every(({ actions }) => actions.includes(step))}
          onClick={() => onStart(batchSteps[step])}
        >
          {t('batch', { action: own(`action.${step}`), count })}
        </Button>
      ))}
      {isMixed && <span className={css.quiet}>{t('mixed')}</span>}
    </div>
  )
}
