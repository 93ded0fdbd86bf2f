import { groupThousands } from '@iisp/contract/group-thousands'
import type { OrderRow } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { useCrash, useDraft, useText } from '@iisp/web'
import { RestoredNote } from '@iisp/web/forms/index'
import { useState } from 'react'
import { orderTexts } from '../order-texts.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { BatchOrders } from './BatchOrders.tsx'
import { ControlTotalText } from './ControlTotalText.tsx'
import { totalOfOrders } from './control-total.ts'
import { type BatchPlan, type BatchResult, useBatch } from './use-batch.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

const initial = { reason: '' }

interface Props extends BatchPlan {
  readonly today: string
  /** `left` are the orders still to be processed; null if nothing was done. */
  readonly onClose: (left: readonly OrderRow[] | null) => void
}

/** Asks once for several orders, showing their number and sum, and then says of each whether it was taken. */
export function BatchDialog({ today, onClose, ...plan }: Props) {
  const { step, orders, isOffDate } = plan
  const t = useText(workTexts)
  const own = useText(orderTexts)
  const crash = useCrash()
  const { at, result, stopping, stop, run } = useBatch(plan)
  const { value, setValue, restored } = useDraft({
    name: `transfers.batch-${step.name}:${today}`,
    version: 1,
    initial,
  })
  const { reason } = value
  const [error, setError] = useState('')
  const offDate = orders.filter(isOffDate)
  const newPayees = orders.filter(({ PAYEEMARK }) => PAYEEMARK !== '0').length
  const count = groupThousands(orders.length)
  const action = own(`action.${step.name}`)
  const running = at !== null && result === null
  const start = () => {
    if (offDate.length > 0 && reason.trim() === '') return setError(t('reasonMissing'))
    const sendAll = async () => {
      if (await run(reason.trim())) setValue(initial)
    }
    return void sendAll().catch(crash)
  }
  if (result !== null) {
    return <BatchFinished title={`${action} · ${t('finished')}`} result={result} onClose={onClose} />
  }
  return (
    <Modal
      open
      size="middle"
      title={t('batch', { action, count })}
      okText={t('batch', { action, count })}
      {...(running && {
        footer: (
          <Button disabled={stopping} onClick={stop}>
            {t('stop')}
          </Button>
        ),
      })}
      onCancel={() => (running ? stop() : onClose(null))}
      onOk={start}
    >
      <div className={css.dialog}>
        <ControlTotalText total={totalOfOrders(orders)} />
        <p>{t(`ask.${step.name}`, { count })}</p>
        {newPayees > 0 && <p className={css.warning}>{t('newPayees', { count: String(newPayees) })}</p>}
        <BatchOrders label={t('orders')} orders={orders} />
        {offDate.length > 0 && (
          <>
            <p className={css.warning}>{t('offDate', { count: String(offDate.length), today })}</p>
            <RestoredNote restored={restored} />
            <TextArea
              label={t('reason')}
              required
              max={200}
              value={reason}
              error={error}
              onChange={(typed) => {
                setValue({ reason: typed })
                setError('')
              }}
            />
          </>
        )}
        {running ? (
          <div role="status">
            <progress
              value={at}
              max={orders.length}
              aria-label={t('running', { at: String(at + 1), count })}
            />
            <p>{stopping ? t('stopping') : t('running', { at: String(at + 1), count })}</p>
          </div>
        ) : (
          <p className={css.quiet}>{t('each')}</p>
        )}
      </div>
    </Modal>
  )
}

interface FinishedProps {
  readonly title: string
  readonly result: BatchResult
  readonly onClose: (left: readonly OrderRow[]) => void
}
function BatchFinished({ title, result, onClose }: FinishedProps) {
  const t = useText(workTexts)
  const close = () => onClose(result.left)
  return (
    <Modal
      open
      size="middle"
      title={title}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <BatchOutcome result={result} />
    </Modal>
  )
}
