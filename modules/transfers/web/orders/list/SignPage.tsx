import { getTransferList, orderFlow, orderTotals } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { WorkList } from '../work/WorkList.tsx'

const statuses = [orderFlow.codes.toSign]
const steps = ['sign'] as const

/** 指令签发: orders that wait for a signer. */
export function SignPage() {
  const t = useText(orderTexts)
  return (
    <WorkList
      id="transfers.sign"
      title={t('sign')}
      description={t('signHint')}
      call={getTransferList}
      totals={orderTotals}
      statuses={statuses}
      steps={steps}
    />
  )
}
