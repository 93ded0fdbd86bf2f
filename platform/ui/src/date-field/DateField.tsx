import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMemo, type ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './date-field.module.css'
import { texts } from './texts.ts'
import { workDayTest, type WorkDay } from './work-days.ts'

/** The value is YYYY-MM-DD, '' while no day is chosen. */
export interface DateFieldProps extends FieldProps<string> {
  /** Days off are marked and cannot be chosen; days beyond the calendar neither. */
  readonly workDays?: readonly WorkDay[] | undefined
  /** First and last day that may be chosen, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

const format = 'YYYY-MM-DD'

/** A day, on a calendar of working days where one is given. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, workDays, min, max, placeholder } = props
  const text = useUiText(texts)
  const isWorkDay = useMemo(() => (workDays ? workDayTest(workDays) : undefined), [workDays])
  const isOff = (day: Dayjs) => {
    const date = day.format(format)
    return (
      (min !== undefined && date < min) ||
      (max !== undefined && date > max) ||
      (isWorkDay !== undefined && isWorkDay(date) !== true)
    )
  }
  const drawDay = (current: string | number | Dayjs, info: { originNode: ReactNode; type: string }) => {
    if (info.type !== 'date' || !isWorkDay || isWorkDay(dayjs(current).format(format)) !== false)
      return info.originNode
    return (
      <div className={`ant-picker-cell-inner ${css.dayOff}`} title={text.dayOff}>
        {dayjs(current).date()}
        <span className={css.offMark}>{text.off}</span>
      </div>
    )
  }
  return (
    <Field {...props}>
      {(control) => (
        <DatePicker
          {...control}
          className={css.wide ?? ''}
          value={value ? dayjs(value) : null}
          format={format}
          placeholder={placeholder ?? text.chooseDate}
          disabledDate={isOff}
          {...(isWorkDay && { cellRender: drawDay })}
          {...(props.error && { status: 'error' as const })}
          onChange={(day) => onChange(day ? day.format(format) : '')}
        />
      )}
    </Field>
  )
}
