import { getTransferList, orderFlow, orderTotals } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { WorkList } from '../work/WorkList.tsx'

const statuses = [orderFlow.codes.toReview]
const steps = ['review'] as const

/** 指令复核: orders that wait for a reviewer. */
export function ReviewPage() {
  const t = useText(orderTexts)
  return (
    <WorkList
      id="transfers.review"
      title={t('review')}
      description={t('reviewHint')}
      call={getTransferList}
      totals={orderTotals}
      statuses={statuses}
      steps={steps}
    />
  )
}
