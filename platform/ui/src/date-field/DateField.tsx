import { Field } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import { PlainDate } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { texts } from './texts.ts'
import { useCalendarPart } from './use-calendar-part.ts'
import { mayChooseDay } from './work-days.ts'
import type { DateFieldProps } from './date-props.ts'

/** A date field. Marks holidays if a working calendar is given. */
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
