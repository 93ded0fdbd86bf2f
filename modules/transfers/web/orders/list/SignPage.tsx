import { getTransferList, orderFlow } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { OrderTable } from './OrderTable.tsx'
import { noFilters } from './order-filters.ts'
import { orderTexts } from '../order-texts.ts'
import { useOrderPage } from './use-order-page.ts'

const waiting = { ...noFilters, statuses: [orderFlow.codes.toSign] }

/** 指令签发: orders that wait for a signer. */
export function SignPage() {
  const t = useText(orderTexts)
  const { orders, page } = useOrderPage('transfers.sign', getTransferList, waiting)
  return (
    <Page fill title={t('sign')} description={t('signHint')}>
      <OrderTable label={t('sign')} orders={orders} page={page} emptyText={t('nothingToDo')} />
    </Page>
  )
}
