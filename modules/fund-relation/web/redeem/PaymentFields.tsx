import type { BothLanguages } from '@iisp/contract'
import { AmountField } from '@iisp/ui/amount-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { useLocale, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import type { FeeType } from '../../contract/funds/look-ups.ts'
import { codeNames } from '../../contract/list-columns.ts'
import type { ConfigValues } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

interface Props {
  readonly form: Form<ConfigValues>
  readonly fees: readonly FeeType[]
  readonly loading: boolean
}
/** Fields for the fees to pay, the amount to redeem and the payer. */
export function PaymentFields({ form, fees, loading }: Props) {
  const t = useText(redeemTexts)
  const locale = useLocale()
  const named = <K extends string>(names: Readonly<Record<K, BothLanguages>>) =>
    (Object.keys(names) as K[]).map((value) => ({ value, label: names[value][locale] }))
  return (
    <>
      <SelectField
        {...form.field('feeTypes')}
        label={t('feeTypes')}
        required
        multiple
        loading={loading}
        options={fees.map(({ FYLX, FYLXMS, ZFPLMS }) => ({
          value: FYLX,
          label: t('feeOption', { fee: FYLXMS, frequency: ZFPLMS }),
        }))}
      />
      <RadioGroup label={t('redeemsBy')} options={named(codeNames.shbllx)} {...form.field('redeemsBy')} />
      {form.values.redeemsBy === '1' && (
        <AmountField label={t('ratio')} required unit="%" digits={3} {...form.field('percent')} />
      )}
      <RadioGroup label={t('orderWay')} options={named(codeNames.zlzdqr)} {...form.field('orderWay')} />
      <RadioGroup label={t('payer')} options={named(codeNames.fkfrxz)} {...form.field('payer')} />
    </>
  )
}
