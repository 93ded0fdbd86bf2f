import { groupThousands } from '@iisp/ui/number'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type PerformanceNoteAction,
  type PerformancePayment,
  paidByHandReasonMax,
  performanceNoteDecide,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeLists } from './fee-lists.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'

/** What may be done with a payment noted as made by hand, and the dialog that asks why it is cancelled. */
export function useNoteActions() {
  const t = useText(performanceFeeTexts)
  const askAndDo = useAskAndDo()
  const [cancelled, setCancelled] = useState<PerformancePayment | null>(null)
  const close = () => setCancelled(null)
  const press: Record<PerformanceNoteAction, (row: PerformancePayment) => void> = {
    confirm: ({ id, version, amount, reason }) =>
      void askAndDo(
        performanceNoteDecide,
        { id, version, action: 'confirm', reason: '' },
        {
          content: t('confirmNote', { amount: groupThousands(amount), reason }),
          okText: t('noteActions.confirm'),
          done: t('noteDone.confirm'),
          invalidates: feeLists,
        },
      ),
    cancel: setCancelled,
  }
  const actionsOf = (row: PerformancePayment) =>
    row.actions.map((action) => ({ label: t(`noteActions.${action}`), onClick: () => press[action](row) }))
  const dialog = cancelled && (
    <AskReason
      danger
      title={t('noteActions.cancel')}
      label={t('cancelReason')}
      max={paidByHandReasonMax}
      missing={t('cancelReasonMissing')}
      call={performanceNoteDecide}
      inputOf={(reason) => ({
        id: cancelled.id,
        version: cancelled.version,
        action: 'cancel' as const,
        reason,
      })}
      invalidates={feeLists}
      done={t('noteDone.cancel')}
      onDone={close}
      onCancel={close}
    />
  )
  return { actionsOf, dialog }
}
