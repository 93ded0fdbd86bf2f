import { isOneOf } from '@iisp/contract'
import { queryDefaultParamSettingItems } from '@iisp/guide/contract'
import {
  type OrderDetail,
  getDebitTransferDetail,
  orderFlow,
  transferEntry,
  transferList,
} from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Skeleton } from '@iisp/ui/skeleton'
import { lazyPart, useCall, useOpenMenu, useText } from '@iisp/web'
import { ClosedForm } from '@iisp/web/forms/saved-form'
import { useState } from 'react'
import { type FormTarget, useFormTarget } from './form-target.ts'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import { orderDefaults } from './order-defaults.ts'
import { OrderEntry } from './OrderEntry.tsx'
import { blankFields, type OrderFields } from './state/order-fields.ts'

const SupplyDocuments = lazyPart(() => import('./SupplyDocuments.tsx'), 'SupplyDocuments')

interface OpenedProps {
  readonly target: FormTarget
  readonly onRename: (target: FormTarget) => void
  readonly onReload: () => void
}

/** 划款指令录入: a new order, or the order given in the URL (id, mode=copy or ZHZL). */
export function TransferFormPage() {
  const { target, round, rename, reopen } = useFormTarget()
  return <OpenedForm key={round} target={target} onRename={rename} onReload={reopen} />
}

/** Loads the order, if there is one, before its form opens. */
function OpenedForm(props: OpenedProps) {
  const t = useText(formTexts)
  // the URL changes when a new order is saved, but the form stays open
  const [first] = useState(props.target)
  const query = useCall(
    getDebitTransferDetail,
    { id: first.id ?? '1' },
    { enabled: first.id !== null, quiet: true, staleTime: 0 },
  )
  const blank = useBlank()
  // a cached answer may hold an older version of the order
  const [order, setOrder] = useState<OrderDetail | null>(null)
  if (order === null && first.id !== null && query.isFetchedAfterMount && query.data) setOrder(query.data)
  if (blank === null) return <Skeleton lines={10} />
  if (first.id === null) {
    const begun = first.productId === null ? blank : { ...blank, productId: first.productId }
    return <OrderEntry {...props} order={null} begun={begun} blank={blank} />
  }
  if (order !== null) return <OrderOnRecord {...props} first={first} order={order} blank={blank} />
  if (query.error && !query.isFetching) {
    return (
      <Empty
        reason={query.error.msg}
        action={<Button onClick={() => void query.refetch()}>{t('reload')}</Button>}
      />
    )
  }
  return <Skeleton lines={10} />
}

/**
 * Initial values of a new order; null until the person's settings are loaded. If they cannot be loaded, the form is
 * empty.
 */
function useBlank(): OrderFields | null {
  const settings = useCall(queryDefaultParamSettingItems, { itemId: 'transfer' }, { quiet: true })
  const [blank, setBlank] = useState<OrderFields | null>(null)
  if (blank === null && settings.data) setBlank(orderDefaults(settings.data.values))
  else if (blank === null && settings.error) setBlank(blankFields)
  return blank
}

interface RecordProps extends OpenedProps {
  readonly blank: OrderFields
  readonly first: FormTarget
  readonly order: OrderDetail
}

/** Decides what can be done with an existing order: edit it, copy it, add documents, or nothing (BO-047). */
function OrderOnRecord({ first, order, ...props }: RecordProps) {
  const t = useText(formTexts)
  const openMenu = useOpenMenu()
  if (first.mode === 'copy') return <OrderEntry {...props} order={order} />
  if (order.actions.includes('edit')) {
    return isOneOf(orderFlow.sets.editable, order.PROSTATUS) ? (
      <OrderEntry {...props} order={order} />
    ) : (
      <SupplyDocuments order={order} />
    )
  }
  return (
    <ClosedForm why={t('notResubmittable', { state: order.PROSTATUSNAME })}>
      <div className={css.line}>
        <Button type="primary" onClick={() => void openMenu(transferEntry.id, `id=${order.ID}&mode=copy`)}>
          {t('copyInstead')}
        </Button>
        <Button onClick={() => void openMenu(transferList.id, `keyword=${order.ORDERNO}&detail=${order.ID}`)}>
          {t('done.list')}
        </Button>
      </div>
    </ClosedForm>
  )
}
