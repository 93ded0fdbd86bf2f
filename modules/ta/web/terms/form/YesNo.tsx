import type { FieldProps } from '@iisp/ui/field'
import { useText } from '@iisp/web'
import { settingTexts } from '../descriptions/setting-texts.ts'
import { Choice } from './Choice.tsx'

/** A yes-or-no setting. */
export function YesNo({ value, onChange, ...field }: FieldProps<boolean>) {
  const t = useText(settingTexts)
  return (
    <Choice
      {...field}
      options={['yes', 'no']}
      nameOf={(option) => t(`yesNo.${option}`)}
      value={value ? 'yes' : 'no'}
      onChange={(option) => onChange(option === 'yes')}
    />
  )
}
