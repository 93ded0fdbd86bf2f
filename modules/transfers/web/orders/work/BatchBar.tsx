import type { OrderRow } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { type BatchStep, batchSteps } from '../steps/order-choices.ts'
import { orderTexts } from '../order-texts.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { ControlTotalText } from './ControlTotalText.tsx'
import { totalOfOrders } from './control-total.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

export type BatchName = keyof typeof batchSteps

interface Props {
  readonly steps: readonly BatchName[]
  readonly orders: readonly OrderRow[]
  /** The server's date; undefined until it is known. */
  readonly today: string | undefined
  /** What stays selected. */
  readonly onSelect: (orders: readonly OrderRow[]) => void
}

/** Number and sum of the selected orders, and the steps that can be taken on all of them. */
export function BatchBar({ steps, orders, today, onSelect }: Props) {
  const t = useText(workTexts)
  const own = useText(orderTexts)
  const [asking, setAsking] = useState<{ step: BatchStep; orders: readonly OrderRow[] } | null>(null)
  const offered = steps.filter((step) => orders.some(({ actions }) => actions.includes(step)))
  const isMixed = offered.some((step) => !orders.every(({ actions }) => actions.includes(step)))
  const count = orders.length.toLocaleString('en-US')
  return (
    <div className={css.bar} data-chosen>
      <ControlTotalText total={totalOfOrders(orders)} label={t('selected', { count })} />
      {offered.map((step) => (
        <Button
          key={step}
          type="primary"
          disabled={today === undefined || !orders.every(({ actions }) => actions.includes(step))}
          onClick={() => setAsking({ step: batchSteps[step], orders })}
        >
          {t('batch', { action: own(`action.${step}`), count })}
        </Button>
      ))}
      {isMixed && <span className={css.quiet}>{t('mixed')}</span>}
      {asking && today !== undefined && (
        <BatchDialog
          {...asking}
          today={today}
          isOffDate={({ TRADATEFORMAT }) => asking.step.name === 'pay' && TRADATEFORMAT !== today}
          onClose={(left) => {
            setAsking(null)
            if (left !== null) onSelect(left)
          }}
        />
      )}
    </div>
  )
}
