import { AmountField } from '@iisp/ui/amount-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { useLocale, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import type { Form } from '@iisp/web/forms/index'
import type { FeeType } from '../../contract/funds/look-ups.ts'
import { configFields } from '../../contract/configs/config.ts'
import type { ConfigValues } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

const { shbllx, zlzdqr, fkfrxz } = configFields.named

interface Props {
  readonly form: Form<ConfigValues>
  readonly fees: readonly FeeType[]
  readonly loading: boolean
}
/** Fields for the fees to pay, the amount to redeem and the payer. */
export function PaymentFields({ form, fees, loading }: Props) {
  const t = useText(redeemTexts)
  const locale = useLocale()
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
      <RadioGroup label={t('redeemsBy')} options={optionsOf(shbllx, locale)} {...form.field('redeemsBy')} />
      {form.values.redeemsBy === '1' && (
        <AmountField label={t('ratio')} required unit="%" digits={3} {...form.field('percent')} />
      )}
      <RadioGroup label={t('orderWay')} options={optionsOf(zlzdqr, locale)} {...form.field('orderWay')} />
      <RadioGroup label={t('payer')} options={optionsOf(fkfrxz, locale)} {...form.field('payer')} />
    </>
  )
}
