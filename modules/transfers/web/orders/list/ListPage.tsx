import { TableExport } from '@iisp/files/parts'
import { ProductsField } from '@iisp/product/parts'
import {
  filterProducts,
  getTransferList,
  orderChanges,
  orderExportName,
  transferEntry,
} from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { shownColumns } from '@iisp/ui/export-button'
import { useLocale, useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { ListPage as Shape } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { orderTexts } from '../order-texts.ts'
import { useOrderPushes } from '../steps/order-changes.ts'
import { DatesFilter } from './DatesFilter.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderDrawer } from './order-drawer.ts'
import { orderFilters } from './order-filters.ts'
import { sortInput } from './order-sort.ts'

/** 划款指令查询: all orders of the institution. */
export function ListPage() {
  const t = useText(orderTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const mayEnter = useMayOpen(transferEntry.id)
  const columns = useMemo(
    () => orderColumns(t, locale, { withManager: false, sortable: true, withState: true }),
    [t, locale],
  )
  useOrderPushes()
  return (
    <Shape
      id="transfers.list"
      title={t('list')}
      description={t('listHint')}
      call={getTransferList}
      filters={orderFilters}
      changes={orderChanges}
      draw={{
        products: ({ value, onChange }) => (
          <ProductsField label={t('products')} limit={filterProducts} value={value} onChange={onChange} />
        ),
        dates: ({ draft, ...field }) => <DatesFilter {...field} products={draft.products} />,
      }}
      sortInput={sortInput}
      columns={columns}
      rowKey={(row) => row.ID}
      keyColumn="ORDERNO"
      empty={t('empty')}
      walk={{}}
      actions={
        mayEnter && (
          <Button type="primary" onClick={() => void openMenu(transferEntry.id)}>
            {t('new')}
          </Button>
        )
      }
      renderExport={({ values, sort, settings }) => (
        <TableExport
          source={orderExportName}
          title={t('list')}
          columns={shownColumns(columns, settings)}
          filters={{ ...orderFilters.input(values), ...sortInput(sort) }}
        />
      )}
      detail={(order, drawer) => <OrderDrawer {...drawer} order={order} />}
    />
  )
}
