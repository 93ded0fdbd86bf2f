import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { feeDayEnter, feeDayEntry, feeDayList } from '../../contract/fee-days/fee-days.ts'
import { feeDayTexts } from './fee-day-texts.ts'

const lists = [feeDayList]

/** Enters a fee day of a fund. The server checks whether the terms have it; its refusal is shown at the field. */
export function FeeDayDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(feeDayTexts)
  return (
    <FieldDialog
      fields={feeDayEntry}
      name="ta.fee-day:new"
      version={1}
      call={feeDayEnter}
      inputOf={(entered) => entered}
      invalidates={lists}
      title={t('enterTitle')}
      okText={t('save')}
      done={({ feeDate }) => t('saved', { date: feeDate })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ProductField {...field('productId')} />
          <DateField {...field('day')} help={t('dayHint')} />
        </>
      )}
    </FieldDialog>
  )
}
