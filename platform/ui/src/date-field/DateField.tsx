import { Field, type FieldProps } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import { PlainDate } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { texts } from './texts.ts'
import { useCalendarPart } from './use-calendar-part.ts'
import { mayChooseDay, type WorkDay } from './work-days.ts'

/** The value is YYYY-MM-DD, '' while no day is chosen. */
export interface DateFieldProps extends FieldProps<string> {
  /** Days off are marked and cannot be chosen; days beyond the calendar neither. */
  readonly workDays?: readonly WorkDay[] | undefined
  /** First and last day that may be chosen, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

/** A day, on a calendar of working days where one is given. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, placeholder } = props
  const text = useUiText(texts)
  const { part, start, plain } = useCalendarPart()
  return (
    <Field {...props}>
      {(control) =>
        part ? (
          <part.DayCalendar {...props} {...start} control={control} />
        ) : (
          <PlainFrame error={props.error} disabled={props.disabled}>
            <PlainDate
              control={control}
              plain={plain}
              value={value}
              placeholder={placeholder ?? text.chooseDate}
              onType={(date) => (date === '' || mayChooseDay(props)(date)) && onChange(date)}
            />
          </PlainFrame>
        )
      }
    </Field>
  )
}
