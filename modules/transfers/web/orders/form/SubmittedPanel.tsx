import { transferList } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useOpenMenu, useText } from '@iisp/web'
import { useEffect, useRef } from 'react'
import { RemindButton } from '../../messages/RemindButton.tsx'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import type { SubmittedOrder } from './state/order-form.ts'

interface Props {
  readonly order: SubmittedOrder
  readonly onAgain: () => void
  /** The form below can be edited to create another order. */
  readonly editable: boolean
}

/** The result of a submission and what happens next. */
export function SubmittedPanel({ order, onAgain, editable }: Props) {
  const t = useText(formTexts)
  const openMenu = useOpenMenu()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'center' })
  }, [order.id])
  return (
    <section ref={panel} tabIndex={-1} className={css.done} aria-label={t('done.title')}>
      <h3 role="status">{order.nextStep}</h3>
      <p className={css.line}>
        <span className={css.quiet}>{t('done.orderNo')}</span>
        <span>{order.orderNo}</span>
      </p>
      <div className={css.line}>
        <Button type="primary" onClick={onAgain}>
          {t('done.again')}
        </Button>
        <Button onClick={() => void openMenu(transferList.id, `keyword=${order.orderNo}&detail=${order.id}`)}>
          {t('done.list')}
        </Button>
        <RemindButton orderId={order.id} actions={order.actions} />
        {editable && <span className={css.quiet}>{t('done.changeHint')}</span>}
      </div>
    </section>
  )
}
