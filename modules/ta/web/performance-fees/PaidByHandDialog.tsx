import { errorText } from '@iisp/contract'
import { compare, isZero } from '@iisp/contract/exact'
import { AmountField } from '@iisp/ui/amount-field'
import { groupThousands } from '@iisp/ui/number'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { taErrors } from '../../contract/errors.ts'
import { performanceFeeErrors } from '../../contract/performance-fees/performance-fee-errors.ts'
import {
  type PerformanceOwed,
  paidByHandEntry,
  performancePaidByHand,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeLists } from './fee-lists.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'

interface Props {
  readonly fund: PerformanceOwed
  readonly onClose: () => void
}

/** Records a manual payment of the whole debt or a part of it. */
export function PaidByHandDialog({ fund: { id: productId, owed }, onClose }: Props) {
  const t = useText(performanceFeeTexts)
  const locale = useLocale()
  const most = { owed: groupThousands(owed) }
  const faultOf = (amount: string) =>
    isZero(amount)
      ? errorText(taErrors.amountMissing, locale)
      : compare(amount, owed) > 0 && errorText(performanceFeeErrors.moreThanOwed, locale, most)
  return (
    <FieldDialog
      fields={paidByHandEntry}
      name={`ta.performance-fee:${productId}`}
      version={1}
      initial={{ amount: owed }}
      faultsOf={({ amount }) => ({ amount: amount !== '' && faultOf(amount) })}
      call={performancePaidByHand}
      inputOf={(entered) => ({ ...entered, productId, owed })}
      invalidates={feeLists}
      title={t('byHandTitle')}
      okText={t('save')}
      done={() => t('noted')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <AmountField {...field('amount')} unit={t('yuan')} help={t('byHandHint', most)} />
          <TextField {...field('reason')} help={t('paidReasonHint')} />
        </>
      )}
    </FieldDialog>
  )
}
