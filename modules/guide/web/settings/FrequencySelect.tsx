import type { ParamItem, Timepoint } from '@iisp/guide/contract'
import type { FieldProps } from '@iisp/ui/field'
import { NumberField } from '@iisp/ui/number-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { settingsTexts } from './settings-texts.ts'

interface Props extends FieldProps<readonly Timepoint[]> {
  readonly options: ParamItem['option']
}

/** Selects one of several frequencies. An option with isDesc also takes a number of working days and a short text. */
export function FrequencySelect({ options, value, onChange, ...field }: Props) {
  const t = useText(settingsTexts)
  const row = value[0]
  const choose = (chosen: string) => {
    const option = options.find((one) => one.VALUE === chosen)
    if (option === undefined) return
    const { VALUE, NAME, isDesc } = option
    onChange([{ VALUE, NAME, isDesc, dny: null, definePl: '' }])
  }
  const change = (part: Partial<Timepoint>) => row && onChange([{ ...row, ...part }])
  const more = (
    <>
      <NumberField
        label={field.label}
        prefix={t('prefix')}
        suffix={t('suffix')}
        max={250}
        value={row?.dny ?? null}
        onChange={(dny) => change({ dny })}
      />
      <TextField
        label={t('custom')}
        value={row?.definePl ?? ''}
        maxLength={100}
        onChange={(definePl) => change({ definePl })}
      />
    </>
  )
  return (
    <RadioGroup
      {...field}
      vertical
      options={options.map((option) => ({
        value: option.VALUE,
        label: option.NAME,
        more: option.isDesc === '1' && more,
      }))}
      value={row?.VALUE ?? null}
      onChange={choose}
    />
  )
}
