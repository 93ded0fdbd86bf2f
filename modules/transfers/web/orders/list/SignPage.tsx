import { getTransferList, orderFlow } from '@iisp/transfers/contract'
import { useText } from '@iisp/web'
import { OrderList } from './OrderList.tsx'
import { orderTexts } from '../order-texts.ts'

const waiting = { proStatus: orderFlow.codes.toSign }

/** 指令签发: orders that wait for a signer. */
export function SignPage() {
  const t = useText(orderTexts)
  return (
    <OrderList
      id="transfers.sign"
      title={t('sign')}
      description={t('signHint')}
      call={getTransferList}
      fixed={waiting}
      empty={t('nothingToDo')}
    />
  )
}
