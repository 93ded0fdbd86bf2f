import TimePicker from 'antd/es/time-picker'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './time-field.module.css'

dayjs.extend(customParseFormat)
const zh = { choose: '请选择时间' }
const texts: Texts<typeof zh> = { zh, en: { choose: 'Choose a time' } }
const format = 'HH:mm'
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The value is HH:mm, or '' if empty. */
export interface TimeFieldProps extends FieldProps<string> {
  /** First and last selectable hour, inclusive. */
  readonly firstHour?: number | undefined
  readonly lastHour?: number | undefined
}

/** A time of day, typed or selected. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, firstHour = 0, lastHour = 23 } = props
  const text = useUiText(texts)
  const closed = hours.filter((hour) => hour < firstHour || hour > lastHour)
  return (
    <Field {...props}>
      {(control) => (
        <TimePicker
          {...control}
          className={css.wide ?? ''}
          format={format}
          value={value === '' ? null : dayjs(value, format)}
          placeholder={text.choose}
          needConfirm={false}
          showNow={false}
          {...(props.error && { status: 'error' as const })}
          disabledTime={() => ({ disabledHours: () => closed })}
          onChange={(time) => onChange(time ? dayjs(time).format(format) : '')}
        />
      )}
    </Field>
  )
}
