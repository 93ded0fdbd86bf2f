import { businessDate } from '@iisp/contract/date'
import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextField } from '@iisp/ui/text-field'
import { type Translate, toast, useLocale, useSend, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import {
  type TemporaryOpeningRow,
  openingFields,
  openingReasonMax,
  temporaryOpeningAdd,
  temporaryOpeningList,
} from '../../../contract/terms/temporary-openings.ts'
import { openingTexts } from './opening-texts.ts'

interface Values {
  readonly productId: string | null
  readonly opensOn: string
  readonly kinds: TemporaryOpeningRow['kinds']
  readonly reason: string
}
const lists = [temporaryOpeningList]
const initial: Values = { productId: null, opensOn: '', kinds: 'both', reason: '' }

/** Opens a fund on a day in addition to its regular open days. */
export function OpeningDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(openingTexts)
  const locale = useLocale()
  const add = useSend(temporaryOpeningAdd, { invalidates: lists, quiet: true })
  const form = useDraftForm<Values>({
    name: 'ta.opening:new',
    version: 1,
    initial,
    faultsOf: (values) => faultsOf(values, t),
  })
  const send = async ({ productId, ...values }: Values) => {
    if (productId === null) return
    const { used, limit } = await add.mutateAsync({ productId, ...values, reason: values.reason.trim() })
    form.forget()
    toast.success(t('added', { used, limit }))
    onClose()
  }
  return (
    <FormDialog title={t('add')} okText={t('save')} form={form} onSubmit={send} onClose={onClose}>
      <ProductField label={t('product')} required {...form.field('productId')} />
      <DateField label={t('opensOn')} required {...form.field('opensOn')} />
      <RadioGroup
        label={t('kinds')}
        options={optionsOf(openingFields.named.kinds, locale)}
        {...form.field('kinds')}
      />
      <TextField label={t('reason')} required maxLength={openingReasonMax} {...form.field('reason')} />
    </FormDialog>
  )
}

const faultsOf = ({ productId, opensOn, reason }: Values, t: Translate<(typeof openingTexts)['zh']>) => ({
  productId: productId === null && t('missing', { what: t('product') }),
  opensOn:
    opensOn === '' ? t('missing', { what: t('opensOn') }) : opensOn < businessDate(new Date()) && t('past'),
  reason: reason.trim() === '' && t('missing', { what: t('reason') }),
})
