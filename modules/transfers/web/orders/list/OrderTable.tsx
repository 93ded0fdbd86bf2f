import type { OrderRow } from '@iisp/transfers/contract'
import { DataTable } from '@iisp/ui/data-table'
import { shownColumns } from '@iisp/ui/export-button'
import { lazyPart, useLocale, useText } from '@iisp/web'
import { type ReactNode, useMemo, useState } from 'react'
import { useOrderPushes } from '../steps/order-changes.ts'
import { orderColumns } from './order-columns.tsx'
import { orderTexts } from '../order-texts.ts'
import type { useOrderPage } from './use-order-page.ts'

const OrderDrawer = lazyPart(
  () => import('../detail/OrderDrawer.tsx'),
  (loaded) => loaded.OrderDrawer,
  { over: true },
)

export type ShownColumns = ReturnType<typeof shownColumns>

interface Props extends Pick<ReturnType<typeof useOrderPage>, 'orders' | 'page'> {
  readonly label: string
  readonly emptyText: string
  readonly withManager?: boolean
  readonly sortable?: boolean
  readonly actions?: ReactNode
  /** Right of the actions: what takes the columns that the person sees. */
  readonly renderExport?: ((columns: ShownColumns) => ReactNode) | undefined
}

/** A list of orders that follows what others do, with the detail in a drawer. */
export function OrderTable(props: Props) {
  const { label, orders, page, withManager = false, sortable = true } = props
  const t = useText(orderTexts)
  const locale = useLocale()
  const columns = useMemo(
    () => orderColumns(t, locale, { withManager, sortable }),
    [t, locale, withManager, sortable],
  )
  const [shown, setShown] = useState<OrderRow | null>(null)
  const [open, setOpen] = useState(false)
  useOrderPushes()
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={orders.rows}
        rowKey={(row) => row.ID}
        loading={orders.loading}
        error={orders.error}
        paging={orders.paging}
        sort={page.sort}
        onSortChange={page.onSortChange}
        {...page.table}
        emptyText={props.emptyText}
        actions={
          <>
            {props.actions}
            {props.renderExport?.(shownColumns(columns, page.table.settings))}
          </>
        }
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        keyColumn="ORDERNO"
        canExport={props.renderExport !== undefined}
        heightType="fill"
      />
      {shown && <OrderDrawer order={shown} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
