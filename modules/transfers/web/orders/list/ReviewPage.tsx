import { getTransferList, orderFlow } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { OrderTable } from './OrderTable.tsx'
import { noFilters } from './order-filters.ts'
import { orderTexts } from '../order-texts.ts'
import { useOrderPage } from './use-order-page.ts'

const waiting = { ...noFilters, statuses: [orderFlow.codes.toReview] }

/** 指令复核: orders that wait for a reviewer. */
export function ReviewPage() {
  const t = useText(orderTexts)
  const { orders, page } = useOrderPage('transfers.review', getTransferList, waiting)
  return (
    <Page fill title={t('review')} description={t('reviewHint')}>
      <OrderTable label={t('review')} orders={orders} page={page} emptyText={t('nothingToDo')} />
    </Page>
  )
}
