import { AmountField } from '@iisp/ui/amount-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { useText } from '@iisp/web'
import { compare } from '@iisp/contract/exact'
import { relationTexts } from '../relation-texts.ts'
import type { TriggerValues } from './relation-values.ts'
import css from './form.module.css'

interface Props {
  readonly label: string
  readonly value: TriggerValues
  readonly onChange: (value: TriggerValues) => void
}
/** A ratio above 100 % becomes 100 % (BU-216). */
const capped = (percent: string) => (percent !== '' && compare(percent, '100.00') > 0 ? '100.00' : percent)

/** The method of a trigger, by ratio or by amount, and its value. */
export function TriggerField({ label, value, onChange }: Props) {
  const t = useText(relationTexts)
  const { by, percent, amount } = value
  return (
    <div className={css.pair}>
      <RadioGroup
        label={label}
        required
        options={[
          { value: 'ratio', label: t('byRatio') },
          { value: 'amount', label: t('byAmount') },
        ]}
        value={by}
        onChange={(next) => onChange({ ...value, by: next })}
      />
      {by === 'ratio' ? (
        <AmountField
          label={t('triggerOf.ratio', { method: label })}
          required
          unit="%"
          digits={3}
          value={percent}
          onChange={(next) => onChange({ ...value, percent: capped(next) })}
        />
      ) : (
        <AmountField
          label={t('triggerOf.amount', { method: label })}
          required
          unit={t('yuan')}
          value={amount}
          onChange={(next) => onChange({ ...value, amount: next })}
        />
      )}
    </div>
  )
}
