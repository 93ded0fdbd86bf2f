import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { useCaseActions } from '@iisp/web/case/index'
import { paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import {
  type PerformancePayment,
  performanceNoteDecide,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeLists } from './fee-lists.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'

/** The decisions on a manual payment, and the dialog for the reason of a cancellation. */
export function useNoteActions() {
  const t = useText(performanceFeeTexts)
  const { press, nameOf, dialog } = useCaseActions({
    decisions: paymentFlow.decisions,
    call: performanceNoteDecide,
    invalidates: feeLists,
  })
  const actionsOf = (row: PerformancePayment) =>
    row.actions.map((action) => ({
      label: nameOf(action),
      onClick: () =>
        press(row, action, t('confirmNote', { amount: groupThousands(row.amount), reason: row.reason })),
    }))
  return { actionsOf, dialog }
}
