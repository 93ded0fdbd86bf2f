import { TableExport } from '@iisp/files/parts'
import { deskExportName, deskList, orderFlow } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { filterInput } from '../orders/list/order-filters.ts'
import { OrderFilterBar } from '../orders/list/OrderFilterBar.tsx'
import { OrderTable } from '../orders/list/OrderTable.tsx'
import { orderTexts } from '../orders/order-texts.ts'
import { useOrderPage } from '../orders/list/use-order-page.ts'

/** 划款指令处理: what the custodian has to do, over all managers; other states by filter. */
export function DeskPage() {
  const t = useText(orderTexts)
  const { filters, orders, page, query } = useOrderPage('transfers.desk', deskList)
  return (
    <Page
      fill
      title={t('desk')}
      description={t('deskHint')}
      filters={
        <OrderFilterBar value={filters} loading={orders.loading} statuses={orderFlow.all} onQuery={query} />
      }
    >
      <OrderTable
        label={t('desk')}
        orders={orders}
        page={page}
        emptyText={filters.statuses.length === 0 ? t('nothingToDo') : t('empty')}
        withManager
        renderExport={(columns) => (
          <TableExport
            source={deskExportName}
            title={t('desk')}
            columns={columns}
            filters={filterInput(filters)}
          />
        )}
        sortable={false}
      />
    </Page>
  )
}
