import { getDebitTransferDetail, transferEntry, transferList } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useCall, useLocale, useOpenMenu, useText } from '@iisp/web'
import { useEffect, useRef } from 'react'
import { RemindButton } from '../../messages/RemindButton.tsx'
import { OrderNote } from '../detail/OrderNote.tsx'
import { stateLabel } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'
import { formQuery } from '../steps/form-query.ts'
import { useOrderPushes } from '../steps/order-changes.ts'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import type { SubmittedOrder } from './state/order-form.ts'

interface Props {
  readonly order: SubmittedOrder
  readonly onAgain: () => void
  /** The form below can be edited to create another order. */
  readonly editable: boolean
}

/**
 * The result of a submission and the next step; once somebody has acted on the order, its current
 * state.
 */
export function SubmittedPanel({ order, onAgain, editable }: Props) {
  const t = useText(formTexts)
  const names = useText(orderTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const { data } = useCall(getDebitTransferDetail, { id: order.id }, { quiet: true, staleTime: 0 })
  useOrderPushes()
  const moved = data !== undefined && data.VERSION > order.version ? data : null
  const actions = moved?.actions ?? order.actions
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'center' })
  }, [order.id])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.done}
      data-moved={moved !== null || undefined}
      aria-label={t('done.title')}
    >
      <h3 role="status">
        {moved === null ? order.nextStep : t('done.now', { state: stateLabel(moved, names, locale) })}
      </h3>
      {moved && <OrderNote order={moved} />}
      <p className={css.line}>
        <span className={css.quiet}>{t('done.orderNo')}</span>
        <span>{order.orderNo}</span>
      </p>
      <div className={css.line}>
        {moved?.actions.includes('edit') && (
          <Button onClick={() => void openMenu(transferEntry.id, formQuery(moved, 'edit'))}>
            {t('done.edit')}
          </Button>
        )}
        <Button type="primary" onClick={onAgain}>
          {t('done.again')}
        </Button>
        <Button onClick={() => void openMenu(transferList.id, `keyword=${order.orderNo}&detail=${order.id}`)}>
          {t('done.list')}
        </Button>
        <RemindButton orderId={order.id} actions={actions} />
        {editable && moved === null && <span className={css.quiet}>{t('done.changeHint')}</span>}
      </div>
    </section>
  )
}
