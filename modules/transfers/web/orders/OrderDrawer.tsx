import { type OrderRow, getDebitTransferDetail } from '@iisp/transfers/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useCall, useLive, useLocale, useText } from '@iisp/web'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetailView } from './OrderDetailView.tsx'
import { OrderState } from './order-columns.tsx'
import { orderTexts } from './order-texts.ts'

/** One order beside its list: what is to be paid, its documents, its way so far, and what this person may do. */
export function OrderDrawer({ order, onClose }: { order: OrderRow | null; onClose: () => void }) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const detail = useCall(
    getDebitTransferDetail,
    { id: order?.ID ?? '1' },
    { enabled: order !== null, staleTime: 0, quiet: true },
  )
  useLive('transfers.order-changed', () => order !== null && void detail.refetch())
  const data = detail.data?.ID === order?.ID ? detail.data : undefined
  return (
    <DetailDrawer
      open={order !== null}
      onClose={onClose}
      title={`${t('detail')} ${order?.ORDERNO ?? ''}`}
      extra={data && <OrderState row={data} t={t} locale={locale} />}
      loading={order !== null && data === undefined && detail.error === null}
      error={detail.error && { message: detail.error.msg, onRetry: () => void detail.refetch() }}
      footer={data && <OrderActions order={data} onDone={() => void detail.refetch()} />}
    >
      {data && <OrderDetailView order={data} />}
    </DetailDrawer>
  )
}
