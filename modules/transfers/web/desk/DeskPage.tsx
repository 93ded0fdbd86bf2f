import { deskExportName, deskList, deskTotals, orderFlow } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { orderTexts } from '../orders/order-texts.ts'
import { WorkList } from '../orders/work/WorkList.tsx'

const steps = ['accept', 'pay', 'settle'] as const
const desk = { exported: deskExportName } as const

/** 划款指令处理: orders of all managers that the custodian has to act on, and closed orders. */
export function DeskPage() {
  const t = useText(orderTexts)
  return (
    <WorkList
      id="transfers.desk"
      title={t('desk')}
      description={t('deskHint')}
      call={deskList}
      totals={deskTotals}
      statuses={orderFlow.sets.atDesk}
      steps={steps}
      desk={desk}
    />
  )
}
