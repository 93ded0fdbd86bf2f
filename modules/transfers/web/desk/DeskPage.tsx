import { deskExportName, deskList } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { OrderList } from '../orders/list/OrderList.tsx'
import { orderTexts } from '../orders/order-texts.ts'

/** 划款指令处理: orders of all managers that the custodian has to act on; other states can be selected by filter. */
export function DeskPage() {
  const t = useText(orderTexts)
  return (
    <OrderList
      id="transfers.desk"
      title={t('desk')}
      description={t('deskHint')}
      call={deskList}
      empty={({ statuses }) => t(statuses.length === 0 ? 'nothingToDo' : 'empty')}
      exported={deskExportName}
      withManager
      sortable={false}
    />
  )
}
