import { deskList, orderStatuses } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { orderTexts } from './order-texts.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useOrderList } from './use-order-list.ts'

/** 划款指令处理: what the custodian has to do, over all managers; other states by filter. */
export function DeskPage() {
  const t = useText(orderTexts)
  const { filters, isInForce, setFilters } = useAddressFilters()
  const orders = useOrderList(deskList, filters)
  return (
    <Page
      title={t('desk')}
      description={t('deskHint')}
      filters={
        <OrderFilterBar
          value={filters}
          loading={orders.loading}
          statuses={orderStatuses}
          onQuery={(next) => (isInForce(next) ? orders.refresh() : setFilters(next))}
        />
      }
    >
      <OrderTable
        label={t('desk')}
        tableId="transfers.desk"
        orders={orders}
        emptyText={filters.statuses.length === 0 ? t('nothingToDo') : t('empty')}
        heightType={3}
        withManager
        sortable={false}
      />
    </Page>
  )
}
