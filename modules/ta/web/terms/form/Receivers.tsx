import { Field } from '@iisp/ui/field'
import type { FeeReceivers } from '../../../contract/terms/fees.ts'
import type { SettingText } from '../descriptions/setting-text.ts'
import css from '../terms.module.css'
import { PercentField } from './PercentField.tsx'

interface Props {
  readonly name: string
  readonly error: string | null
  readonly value: FeeReceivers
  readonly onChange: (value: FeeReceivers) => void
  readonly t: SettingText
}
const receivers = ['manager', 'distributor', 'fundAssets'] as const

/** Receivers of a fee, as parts of the whole. */
export function Receivers({ value, onChange, t, ...frame }: Props) {
  return (
    <Field label={t('fields.receivers')} {...frame} group>
      {() => (
        <div className={css.parts}>
          {receivers.map((receiver) => (
            <PercentField
              key={receiver}
              label={t(`parts.${receiver}`)}
              value={value[receiver]}
              onChange={(part) => onChange({ ...value, [receiver]: part })}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
