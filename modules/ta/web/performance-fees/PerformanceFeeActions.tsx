import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { groupThousands } from '@iisp/ui/number'
import { useAskAndDo, useText } from '@iisp/web'
import { useState } from 'react'
import {
  type PerformanceOwed,
  type PerformancePaymentAction,
  performancePay,
} from '../../contract/performance-fees/performance-fees.ts'
import { PaidByHandDialog } from './PaidByHandDialog.tsx'
import { feeLists } from './fee-lists.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'

/** Pays a fund's performance fee after a question that names amount and account, or records a manual payment. */
export function PerformanceFeeActions({ fund }: { readonly fund: PerformanceOwed }) {
  const t = useText(performanceFeeTexts)
  const askAndDo = useAskAndDo()
  const [noting, setNoting] = useState(false)
  const { id: productId, owed: amount, payee } = fund
  const question = {
    name: fund.productName,
    code: fund.productCode,
    owed: groupThousands(amount),
    payee: payee?.name ?? '',
    account: payee?.accountNo ?? '',
  }
  const act: Record<PerformancePaymentAction, () => void> = {
    pay: () =>
      void askAndDo(
        performancePay,
        { productId, amount },
        {
          content: t('payAsk', question),
          okText: t('actions.pay'),
          done: ({ orderNo, transferDate }) => t('paid', { orderNo, date: transferDate }),
          invalidates: feeLists,
        },
      ),
    paidByHand: () => setNoting(true),
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={fund.actions}
        primary={['pay']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {noting && <PaidByHandDialog fund={fund} onClose={() => setNoting(false)} />}
    </ButtonRow>
  )
}
