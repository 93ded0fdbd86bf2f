import type { ParamItem, Timepoint } from '@iisp/guide/contract'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { NumberField } from '@iisp/ui/number-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TimeField } from '@iisp/ui/time-field'
import { useText } from '@iisp/web'
import { paramHours, shownTime, storedTime } from '../../rules/param-time.ts'
import { FrequencySelect } from './FrequencySelect.tsx'
import { settingsTexts } from './settings-texts.ts'

interface Props {
  readonly item: ParamItem
  readonly value: unknown
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
}

/** The input of a setting, by the type of the setting. */
export function SettingItem({ item, value, disabled, onChange }: Props) {
  const t = useText(settingsTexts)
  const field = { label: item.label, help: item.help || undefined, disabled, name: item.field, onChange }
  const chosen = (value ?? []) as readonly string[]
  switch (item.type) {
    case 'checkbox':
      return <CheckBoxGroup {...field} options={optionsOf(item)} value={chosen} />
    case 'singleSelect':
      return <RadioGroup {...field} options={optionsOf(item)} value={(value ?? fallback(item)) as string} />
    case 'multipleSelect':
      return <SelectField {...field} multiple options={optionsOf(item)} value={chosen} />
    case 'frequencySelect':
      return (
        <FrequencySelect {...field} options={item.option} value={(value ?? []) as readonly Timepoint[]} />
      )
    case 'timePicker':
      return (
        <TimeField
          {...field}
          firstHour={paramHours.first}
          lastHour={paramHours.last}
          value={shownTime((value ?? '') as string)}
          onChange={(time) => onChange(storedTime(time))}
        />
      )
    case 'inputNumber':
      return (
        <NumberField
          {...field}
          prefix={t('prefix')}
          suffix={t('suffix')}
          max={250}
          value={(value ?? null) as number | null}
        />
      )
  }
}

const optionsOf = ({ option }: ParamItem) => option.map((one) => ({ value: one.VALUE, label: one.NAME }))

/** The default: '0' (no) if it is an option, else the first option. */
const fallback = ({ option }: ParamItem): string =>
  option.find((one) => one.VALUE === '0')?.VALUE ?? option[0]?.VALUE ?? ''
