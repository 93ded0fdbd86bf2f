import { type OrderRow, getDebitTransferDetail, transferDesk, transferList } from '@iisp/transfers/contract'
import { DetailDrawer, type Walk } from '@iisp/ui/drawer'
import { failureOf, useCall, useMayOpen, useNoteOpened, useText } from '@iisp/web'
import { useEffect } from 'react'
import { OrderActions } from '../steps/OrderActions.tsx'
import { OrderDetailView } from './OrderDetailView.tsx'
import { OrderState } from './OrderState.tsx'
import { orderTexts } from '../order-texts.ts'

interface Props {
  /** Kept while the drawer slides out, and after the order has left the list. */
  readonly order: OrderRow
  readonly open: boolean
  readonly onClose: () => void
  /** The ways to the orders beside it. */
  readonly walk: Walk | null
  /** Called once a step has finished what this person has to do with the order. */
  readonly onDone: () => void
}

/** One order in a drawer: the payment, its documents, its history and the actions this person may take. */
export function OrderDrawer({ order, open, onClose, walk, onDone }: Props) {
  const t = useText(orderTexts)
  const { data, error, refetch } = useCall(
    getDebitTransferDetail,
    { id: order.ID },
    { enabled: open, staleTime: 0, quiet: true },
  )
  useNoted(order, open && data !== undefined)
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      walk={walk}
      title={`${t('detail')} ${order.ORDERNO}`}
      extra={data && <OrderState row={data} />}
      loading={data === undefined}
      error={data === undefined ? failureOf({ error, refetch }) : null}
      footer={data && <OrderActions key={data.ID} order={data} onDone={onDone} onLeave={onClose} />}
    >
      {data && <OrderDetailView key={data.ID} order={data} />}
    </DetailDrawer>
  )
}

/** Lets the search offer the order again. */
function useNoted({ ID, ORDERNO, PRODUCTNAME }: OrderRow, isShown: boolean) {
  const note = useNoteOpened()
  const hasList = useMayOpen(transferList.id)
  useEffect(() => {
    if (!isShown) return
    const page = hasList ? transferList : transferDesk
    const query = new URLSearchParams({ keyword: ORDERNO, detail: ID })
    note({
      kind: 'orders',
      key: ID,
      title: ORDERNO,
      detail: PRODUCTNAME,
      pageId: page.id,
      query: query.toString(),
    })
  }, [note, hasList, isShown, ID, ORDERNO, PRODUCTNAME])
}
