import type { OrderRow } from '@iisp/transfers/contract'
import { DataTable, type DataTableProps } from '@iisp/ui/data-table'
import { lazyPart, useLocale, useTableSettings, useText } from '@iisp/web'
import { type ReactNode, useMemo, useState } from 'react'
import { useOrderPushes } from './order-changes.ts'
import { orderColumns } from './order-columns.tsx'
import { orderTexts } from './order-texts.ts'
import type { OrderList } from './use-order-list.ts'

const OrderDrawer = lazyPart(
  () => import('./OrderDrawer.tsx'),
  (loaded) => loaded.OrderDrawer,
  { over: true },
)

interface Props {
  readonly label: string
  /** Names the table in the person's saved settings. */
  readonly tableId: string
  readonly orders: OrderList
  readonly emptyText: string
  readonly withManager?: boolean
  readonly sortable?: boolean
  readonly heightType: NonNullable<DataTableProps<OrderRow>['heightType']>
  readonly actions?: ReactNode
}

/** A list of orders that follows what others do, with the detail in a drawer. */
export function OrderTable(props: Props) {
  const { label, tableId, orders, withManager = false, sortable = true } = props
  const t = useText(orderTexts)
  const locale = useLocale()
  const columns = useMemo(
    () => orderColumns(t, locale, { withManager, sortable }),
    [t, locale, withManager, sortable],
  )
  const settings = useTableSettings(tableId)
  const [shown, setShown] = useState<OrderRow | null>(null)
  const [open, setOpen] = useState(false)
  useOrderPushes()
  const { refresh: _, ...table } = orders
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rowKey={(row) => row.ID}
        {...table}
        {...settings}
        emptyText={props.emptyText}
        actions={props.actions}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        keyColumn="ORDERNO"
        heightType={props.heightType}
      />
      {shown && <OrderDrawer order={shown} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
