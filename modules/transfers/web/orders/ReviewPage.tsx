import { getTransferList } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { OrderTable } from './OrderTable.tsx'
import { noFilters } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'
import { useOrderList } from './use-order-list.ts'

const waiting = { ...noFilters, statuses: ['020'] }

/** 指令复核: orders that wait for a reviewer. */
export function ReviewPage() {
  const t = useText(orderTexts)
  return (
    <Page title={t('review')} description={t('reviewHint')}>
      <OrderTable
        label={t('review')}
        tableId="transfers.review"
        orders={useOrderList(getTransferList, waiting)}
        emptyText={t('nothingToDo')}
        heightType={3}
      />
    </Page>
  )
}
