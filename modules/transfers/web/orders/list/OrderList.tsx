import type { Input } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { ProductsField } from '@iisp/product/parts'
import {
  type deskExportName,
  type deskList,
  filterProducts,
  type getTransferList,
  type orderExportName,
} from '@iisp/transfers/contract'
import { shownColumns } from '@iisp/ui/export-button'
import { lazyPart, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { type ReactNode, useMemo } from 'react'
import { useOrderPushes } from '../steps/order-changes.ts'
import { DatesFilter } from './DatesFilter.tsx'
import { orderColumns } from './order-columns.tsx'
import { type OrderFilters, orderFilters } from './order-filters.ts'
import { sortInput } from './order-sort.ts'
import { orderTexts } from '../order-texts.ts'

const OrderDrawer = lazyPart(
  () => import('../detail/OrderDrawer.tsx'),
  (loaded) => loaded.OrderDrawer,
  { over: true },
)

interface Props {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly call: typeof getTransferList | typeof deskList
  readonly empty: string | ((filters: OrderFilters) => string)
  /** What the list is fixed to; it has no filters then. */
  readonly fixed?: Input<typeof getTransferList>
  readonly withManager?: boolean
  readonly sortable?: boolean
  readonly exported?: typeof orderExportName | typeof deskExportName
  readonly actions?: ReactNode
}

/** A list of orders that follows what others do, with the detail in a drawer. */
export function OrderList({ call, fixed, withManager = false, sortable = true, exported, ...list }: Props) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const columns = useMemo(
    () => orderColumns(t, locale, { withManager, sortable }),
    [t, locale, withManager, sortable],
  )
  useOrderPushes()
  return (
    <ListPage
      {...list}
      // both lists answer alike, and what the desk's does not take is never asked of it
      call={call as typeof getTransferList}
      filters={fixed ? undefined : orderFilters}
      draw={{
        products: ({ value, onChange }) => (
          <ProductsField label={t('products')} limit={filterProducts} value={value} onChange={onChange} />
        ),
        dates: ({ draft, ...field }) => <DatesFilter {...field} products={draft.products} />,
      }}
      input={fixed}
      sortInput={sortable ? sortInput : undefined}
      columns={columns}
      rowKey={(row) => row.ID}
      keyColumn="ORDERNO"
      renderExport={
        exported &&
        (({ values, sort, settings }) => (
          <TableExport
            source={exported}
            title={list.title}
            columns={shownColumns(columns, settings)}
            filters={{ ...orderFilters.input(values), ...(sortable && sortInput(sort)) }}
          />
        ))
      }
      detail={(order, drawer) => <OrderDrawer {...drawer} order={order} />}
    />
  )
}
