import { getTransferList, orderFlow, orderTotals } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { WorkList } from '../work/WorkList.tsx'

const statuses = { review: [orderFlow.codes.toReview], sign: [orderFlow.codes.toSign] } as const
const steps = { review: ['review'], sign: ['sign'] } as const

/** 指令复核: orders that wait for a reviewer. */
export const ReviewPage = () => <CheckPage check="review" />

/** 指令签发: orders that wait for a signer. */
export const SignPage = () => <CheckPage check="sign" />

function CheckPage({ check }: { readonly check: 'review' | 'sign' }) {
  const t = useText(orderTexts)
  return (
    <WorkList
      id={`transfers.${check}`}
      title={t(check)}
      description={t(`${check}Hint`)}
      call={getTransferList}
      totals={orderTotals}
      statuses={statuses[check]}
      steps={steps[check]}
    />
  )
}
