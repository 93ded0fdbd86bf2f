import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './date-field.module.css'
import { texts } from './texts.ts'

/** The value is YYYY-Qn, '' while none is chosen. */
export interface QuarterFieldProps extends FieldProps<string> {
  /** First and last quarter that may be chosen, YYYY-Qn. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

const quarterOf = (day: Dayjs) => Math.floor(day.month() / 3)
const toValue = (day: Dayjs) => `${day.year()}-Q${quarterOf(day) + 1}`
const toDay = (value: string) => {
  const [year = '', quarter = ''] = value.split('-Q')
  return dayjs(`${year}-${String((Number(quarter) - 1) * 3 + 1).padStart(2, '0')}-01`)
}

/** A quarter of a year: 一季度 to 四季度. */
export function QuarterField(props: QuarterFieldProps) {
  const { value, onChange, min, max } = props
  const text = useUiText(texts)
  const drawQuarter = (current: string | number | Dayjs, info: { originNode: ReactNode; type: string }) =>
    info.type === 'quarter' ? (
      <div className="ant-picker-cell-inner">{text.quarters[quarterOf(dayjs(current))]}</div>
    ) : (
      info.originNode
    )
  return (
    <Field {...props}>
      {(control) => (
        <DatePicker
          {...control}
          picker="quarter"
          className={css.wide ?? ''}
          value={value ? toDay(value) : null}
          format={(day) => text.quarterOf(day.year(), text.quarters[quarterOf(day)] ?? '')}
          inputReadOnly
          placeholder={text.chooseQuarter}
          disabledDate={(day) =>
            (min !== undefined && toValue(day) < min) || (max !== undefined && toValue(day) > max)
          }
          cellRender={drawQuarter}
          {...(props.error && { status: 'error' as const })}
          onChange={(day) => onChange(day ? toValue(day) : '')}
        />
      )}
    </Field>
  )
}
