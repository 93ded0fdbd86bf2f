import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { feeDayEnter, feeDayList } from '../../contract/fee-days/fee-days.ts'
import { feeDayTexts } from './fee-day-texts.ts'

interface Values {
  readonly productId: string | null
  readonly day: string
}
const lists = [feeDayList]
const initial: Values = { productId: null, day: '' }

/** Enters a fee day of a fund. The server checks whether the terms have it; its refusal is shown at the field. */
export function FeeDayDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(feeDayTexts)
  const enter = useSend(feeDayEnter, { invalidates: lists, quiet: true })
  const form = useDraftForm<Values>({
    name: 'ta.fee-day:new',
    version: 1,
    initial,
    faultsOf: ({ productId, day }) => ({
      productId: productId === null && t('missing', { what: t('product') }),
      day: day === '' && t('missing', { what: t('day') }),
    }),
  })
  const send = async ({ productId, day }: Values) => {
    if (productId === null) return
    const { feeDate } = await enter.mutateAsync({ productId, day })
    form.forget()
    toast.success(t('saved', { date: feeDate }))
    onClose()
  }
  return (
    <FormDialog title={t('enterTitle')} okText={t('save')} form={form} onSubmit={send} onClose={onClose}>
      <ProductField label={t('product')} required {...form.field('productId')} />
      <DateField label={t('day')} required help={t('dayHint')} {...form.field('day')} />
    </FormDialog>
  )
}
