import { businessDate } from '@iisp/contract/date'
import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import {
  openingEntry,
  temporaryOpeningAdd,
  temporaryOpeningList,
} from '../../../contract/terms/temporary-openings.ts'
import { openingTexts } from './opening-texts.ts'

const lists = [temporaryOpeningList]

/** Opens a fund on a day in addition to its regular open days. */
export function OpeningDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(openingTexts)
  return (
    <FieldDialog
      fields={openingEntry}
      name="ta.opening:new"
      version={1}
      faultsOf={({ opensOn }) => ({ opensOn: opensOn < businessDate(new Date()) && t('past') })}
      call={temporaryOpeningAdd}
      inputOf={(entered) => entered}
      invalidates={lists}
      title={t('add')}
      okText={t('save')}
      done={({ used, limit }) => t('added', { used, limit })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ProductField {...field('productId')} />
          <DateField {...field('opensOn')} />
          <RadioGroup {...field('kinds')} />
          <TextField {...field('reason')} />
        </>
      )}
    </FieldDialog>
  )
}
