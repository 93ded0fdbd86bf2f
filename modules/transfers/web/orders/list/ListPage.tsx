import { TableExport } from '@iisp/files/parts'
import { getTransferList, orderExportName, orderFlow, transferEntry } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { Page } from '@iisp/ui/page'
import { useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { filterInput } from './order-filters.ts'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { orderTexts } from '../order-texts.ts'
import { sortInput } from './use-order-list.ts'
import { useOrderPage } from './use-order-page.ts'

/** 划款指令查询: all orders of the institution. */
export function ListPage() {
  const t = useText(orderTexts)
  const openMenu = useOpenMenu()
  const mayEnter = useMayOpen(transferEntry.id)
  const { filters, orders, page, query } = useOrderPage('transfers.list', getTransferList)
  return (
    <Page
      fill
      title={t('list')}
      description={t('listHint')}
      filters={
        <OrderFilterBar value={filters} loading={orders.loading} statuses={orderFlow.all} onQuery={query} />
      }
    >
      <OrderTable
        label={t('list')}
        orders={orders}
        page={page}
        emptyText={t('empty')}
        renderExport={(columns) => (
          <TableExport
            source={orderExportName}
            title={t('list')}
            columns={columns}
            filters={{ ...filterInput(filters), ...sortInput(page.sort) }}
          />
        )}
        actions={
          mayEnter && (
            <Button type="primary" onClick={() => void openMenu(transferEntry.id)}>
              {t('new')}
            </Button>
          )
        }
      />
    </Page>
  )
}
