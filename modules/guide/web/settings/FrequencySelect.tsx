import type { ParamItem, Timepoint } from '@iisp/guide/contract'
import { Field, type FieldProps } from '@iisp/ui/field'
import { NumberField } from '@iisp/ui/number-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { useId } from 'react'
import { settingsTexts } from './settings-texts.ts'
import css from './settings.module.css'

interface Props extends FieldProps<readonly Timepoint[]> {
  readonly options: ParamItem['option']
}

/** One frequency of several; a row with isDesc asks for a number of working days and takes a few words. */
export function FrequencySelect(props: Props) {
  const { options, value, onChange, disabled, label } = props
  const t = useText(settingsTexts)
  const name = useId()
  const row = value[0]
  const choose = (option: ParamItem['option'][number]) =>
    onChange([{ VALUE: option.VALUE, NAME: option.NAME, isDesc: option.isDesc, dny: null, definePl: '' }])
  const change = (part: Partial<Timepoint>) => row && onChange([{ ...row, ...part }])
  return (
    <Field {...props} group>
      {() => (
        <span className={css.rows}>
          {options.map((option) => {
            const isChosen = row?.VALUE === option.VALUE
            return (
              <span key={option.VALUE} className={css.row}>
                <label className={css.choice}>
                  <input
                    type="radio"
                    name={name}
                    checked={isChosen}
                    disabled={disabled}
                    onChange={() => choose(option)}
                  />
                  {option.NAME}
                </label>
                {isChosen && option.isDesc === '1' && (
                  <span className={css.more}>
                    <NumberField
                      label={label}
                      prefix={t('prefix')}
                      suffix={t('suffix')}
                      max={250}
                      value={row.dny ?? null}
                      onChange={(dny) => change({ dny })}
                    />
                    <TextField
                      label={t('custom')}
                      value={row.definePl ?? ''}
                      maxLength={100}
                      onChange={(definePl) => change({ definePl })}
                    />
                  </span>
                )}
              </span>
            )
          })}
        </span>
      )}
    </Field>
  )
}
