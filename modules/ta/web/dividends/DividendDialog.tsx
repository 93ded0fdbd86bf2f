import { isZero } from '@iisp/contract/exact'
import { ProductField } from '@iisp/product/parts'
import { AmountField } from '@iisp/ui/amount-field'
import { DateField } from '@iisp/ui/date-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import {
  type DividendDetail,
  dividendDetail,
  dividendEnter,
  dividendList,
} from '../../contract/dividends/dividends.ts'
import { typedPerShare } from '../../rules/dividend/typed-per-share.ts'
import { type DividendText, dividendTexts } from './dividend-texts.ts'

interface Values {
  readonly productId: string | null
  readonly recordDate: string
  readonly exDate: string
  readonly paymentDate: string
  readonly perShare: string
  readonly realisedProfit: string
}
const lists = [dividendList, dividendDetail]
const initial: Values = {
  productId: null,
  recordDate: '',
  exDate: '',
  paymentDate: '',
  perShare: '',
  realisedProfit: '',
}

interface Props {
  /** A revoked dividend; the new plan starts with its values. */
  readonly corrects?: DividendDetail
  readonly onClose: () => void
}

/** Enters the plan of a dividend. Typed values survive a reload until the server has accepted them. */
export function DividendDialog({ corrects, onClose }: Props) {
  const t = useText(dividendTexts)
  const enter = useSend(dividendEnter, { invalidates: lists, quiet: true })
  const form = useDraftForm<Values>({
    name: `ta.dividend:${corrects ? `corrects-${corrects.id}` : 'new'}`,
    version: 1,
    initial: corrects ? planOf(corrects) : initial,
    faultsOf: (values) => faultsOf(values, t),
  })
  const send = async ({ productId, perShare: typed, ...values }: Values) => {
    const perShare = typedPerShare(typed)
    if (productId === null || perShare === null) return
    await enter.mutateAsync({ productId, perShare, corrects: corrects?.id ?? null, ...values })
    form.forget()
    toast.success(t('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={t(corrects ? 'correctTitle' : 'enterTitle')}
      okText={t('save')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <ProductField
        label={t('product')}
        required
        disabled={corrects !== undefined}
        {...form.field('productId')}
      />
      <DateField label={t('recordDate')} required help={t('recordDateHint')} {...form.field('recordDate')} />
      <DateField label={t('exDate')} required help={t('exDateHint')} {...form.field('exDate')} />
      <DateField label={t('paymentDate')} required {...form.field('paymentDate')} />
      <TextField
        label={t('perShare')}
        required
        help={t('perShareHint')}
        maxLength={17}
        {...form.field('perShare')}
      />
      <AmountField label={t('realisedProfit')} required unit={t('yuan')} {...form.field('realisedProfit')} />
    </FormDialog>
  )
}

const planOf = (one: DividendDetail): Values => ({
  productId: one.productId,
  recordDate: one.recordDate,
  exDate: one.exDate,
  paymentDate: one.paymentDate,
  perShare: one.perShare,
  realisedProfit: one.realisedProfit,
})

function faultsOf(values: Values, t: DividendText) {
  const { productId, recordDate, exDate, paymentDate, perShare, realisedProfit } = values
  const missing = (name: 'product' | 'recordDate' | 'exDate' | 'paymentDate' | 'realisedProfit') =>
    t('missing', { what: t(name) })
  return {
    productId: productId === null && missing('product'),
    recordDate: recordDate === '' && missing('recordDate'),
    exDate: exDate === '' ? missing('exDate') : exDate < recordDate && notBefore('recordDate', t),
    paymentDate: paymentDate === '' ? missing('paymentDate') : paymentDate < exDate && notBefore('exDate', t),
    perShare: isZero(typedPerShare(perShare) ?? '0.00') && t('perShareWrong'),
    realisedProfit: realisedProfit === '' && missing('realisedProfit'),
  }
}
const notBefore = (name: 'recordDate' | 'exDate', t: DividendText) => t('outOfOrder', { what: t(name) })
