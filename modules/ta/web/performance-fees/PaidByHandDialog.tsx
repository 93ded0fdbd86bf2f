import { errorText } from '@iisp/contract'
import { compare } from '@iisp/contract/exact'
import { AmountField } from '@iisp/ui/amount-field'
import { groupThousands } from '@iisp/ui/number'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { performanceFeeErrors } from '../../contract/performance-fees/performance-fee-errors.ts'
import { paidByHandReasonMax } from '../../contract/performance-fees/payment-states.ts'
import {
  type PerformanceOwed,
  performancePaidByHand,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeLists } from './fee-lists.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'

interface Props {
  readonly fund: PerformanceOwed
  readonly onClose: () => void
}
interface Values {
  readonly amount: string
  readonly reason: string
}

/**
 * Records a manual payment of the whole debt or a part of it. Typed values survive a reload until the payment is
 * recorded.
 */
export function PaidByHandDialog({ fund: { id: productId, owed }, onClose }: Props) {
  const t = useText(performanceFeeTexts)
  const locale = useLocale()
  const note = useSend(performancePaidByHand, { quiet: true, invalidates: feeLists })
  const form = useDraftForm<Values>({
    name: `ta.performance-fee:${productId}`,
    version: 1,
    initial: { amount: owed, reason: '' },
    faultsOf: ({ amount, reason }) => ({
      amount:
        amount === '' || compare(amount, '0.00') <= 0
          ? t('amountMissing')
          : compare(amount, owed) > 0 &&
            errorText(performanceFeeErrors.moreThanOwed, locale, { owed: groupThousands(owed) }),
      reason: reason.trim() === '' && t('reasonMissing'),
    }),
  })
  const send = async ({ amount, reason }: Values) => {
    await note.mutateAsync({ productId, owed, amount, reason: reason.trim() })
    form.forget()
    toast.success(t('noted'))
    onClose()
  }
  return (
    <FormDialog title={t('byHandTitle')} okText={t('save')} form={form} onSubmit={send} onClose={onClose}>
      <AmountField
        label={t('paidAmount')}
        required
        unit={t('yuan')}
        help={t('byHandHint', { owed: groupThousands(owed) })}
        {...form.field('amount')}
      />
      <TextField
        label={t('paidReason')}
        required
        help={t('paidReasonHint')}
        maxLength={paidByHandReasonMax}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
