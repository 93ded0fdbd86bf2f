import type { deskList, getTransferList, OrderRow } from '@iisp/transfers/contract'
import { DataTable } from '@iisp/ui/data-table'
import { useLive, useLocale, useTableSettings, useText } from '@iisp/web'
import { type ReactNode, useMemo, useState } from 'react'
import { OrderDrawer } from './OrderDrawer.tsx'
import { orderColumns } from './order-columns.tsx'
import type { OrderFilters } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'
import { useOrderList } from './use-order-list.ts'

interface Props {
  readonly label: string
  /** Names the table in the person's saved settings. */
  readonly tableId: string
  readonly list: typeof getTransferList | typeof deskList
  readonly filters: OrderFilters
  readonly emptyText: string
  readonly withManager?: boolean
  readonly actions?: ReactNode
}

/** A list of orders that follows what others do, with the detail in a drawer. */
export function OrderTable({
  label,
  tableId,
  list,
  filters,
  emptyText,
  withManager = false,
  actions,
}: Props) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const columns = useMemo(() => orderColumns(t, locale, withManager), [t, locale, withManager])
  const { refetch, ...table } = useOrderList(list, filters)
  const settings = useTableSettings(tableId)
  const [open, setOpen] = useState<OrderRow | null>(null)
  useLive('transfers.order-changed', refetch)
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rowKey={(row) => row.ID}
        {...table}
        {...settings}
        emptyText={emptyText}
        actions={actions}
        onRowOpen={setOpen}
        keyColumn="ORDERNO"
        heightType={2}
      />
      <OrderDrawer order={open} onClose={() => setOpen(null)} />
    </>
  )
}
