import { getTransferList, orderFlow } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { OrderList } from './OrderList.tsx'
import { orderTexts } from '../order-texts.ts'

const waiting = { proStatus: orderFlow.codes.toReview }

/** 指令复核: orders that wait for a reviewer. */
export function ReviewPage() {
  const t = useText(orderTexts)
  return (
    <OrderList
      id="transfers.review"
      title={t('review')}
      description={t('reviewHint')}
      call={getTransferList}
      fixed={waiting}
      empty={t('nothingToDo')}
    />
  )
}
