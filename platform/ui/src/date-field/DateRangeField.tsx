import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './date-field.module.css'
import { quickRange, quickRanges } from './quick-ranges.ts'
import { texts } from './texts.ts'

/** First and last day, YYYY-MM-DD, both included. */
export type DateRange = readonly [from: string, to: string]

export interface DateRangeFieldProps extends FieldProps<DateRange | null> {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The ten quick ranges beside the calendar. */
  readonly quick?: boolean | undefined
  /** The day "today", YYYY-MM-DD; the quick ranges end there. */
  readonly today?: string | undefined
  /** First day of 成立以来. */
  readonly inception?: string | undefined
}

const format = 'YYYY-MM-DD'

/** A span of days. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, min, max, quick, today, inception } = props
  const text = useUiText(texts)
  const presets = useMemo(() => {
    if (!quick) return undefined
    const end = today ?? dayjs().format(format)
    return quickRanges.map((range) => {
      const [from, to] = quickRange(range, end, inception)
      return { label: text.ranges[range], value: [dayjs(from), dayjs(to)] as [dayjs.Dayjs, dayjs.Dayjs] }
    })
  }, [quick, today, inception, text])
  return (
    <Field {...props} group>
      {({ id, ...control }) => (
        <DatePicker.RangePicker
          {...control}
          id={{ start: id }}
          className={css.wide ?? ''}
          value={value && [dayjs(value[0]), dayjs(value[1])]}
          format={format}
          placeholder={[text.start, text.end]}
          {...(presets && { presets })}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          {...(props.error && { status: 'error' as const })}
          onChange={(days) => {
            const [from, to] = days ?? []
            onChange(from && to ? [from.format(format), to.format(format)] : null)
          }}
        />
      )}
    </Field>
  )
}
