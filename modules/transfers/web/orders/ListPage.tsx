import { getTransferList, menuIds, orderStatuses } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { Page } from '@iisp/ui/page'
import { useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { orderTexts } from './order-texts.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useOrderList } from './use-order-list.ts'

/** 划款指令查询: all orders of the institution. */
export function ListPage() {
  const t = useText(orderTexts)
  const openMenu = useOpenMenu()
  const mayEnter = useMayOpen(menuIds.entry)
  const { filters, isInForce, setFilters } = useAddressFilters()
  const orders = useOrderList(getTransferList, filters)
  return (
    <Page
      title={t('list')}
      description={t('listHint')}
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
        label={t('list')}
        tableId="transfers.list"
        orders={orders}
        emptyText={t('empty')}
        heightType={3}
        actions={
          mayEnter && (
            <Button type="primary" onClick={() => void openMenu(menuIds.entry)}>
              {t('new')}
            </Button>
          )
        }
      />
    </Page>
  )
}
