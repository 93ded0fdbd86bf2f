import { getTransferList } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { OrderTable } from './OrderTable.tsx'
import { noFilters } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'
import { useOrderList } from './use-order-list.ts'

const waiting = { ...noFilters, statuses: ['030'] }

/** 指令签发: orders that wait for a signer. */
export function SignPage() {
  const t = useText(orderTexts)
  return (
    <Page title={t('sign')} description={t('signHint')}>
      <OrderTable
        label={t('sign')}
        tableId="transfers.sign"
        orders={useOrderList(getTransferList, waiting)}
        emptyText={t('nothingToDo')}
        heightType={3}
      />
    </Page>
  )
}
