import { Field } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import { PlainDate } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { quarterFormat } from './quarters.ts'
import { texts } from './texts.ts'
import { useCalendarPart } from './use-calendar-part.ts'
import type { QuarterFieldProps } from './date-props.ts'

/** A quarter of a year: 一季度 to 四季度. */
export function QuarterField(props: QuarterFieldProps) {
  const text = useUiText(texts)
  const { part, start, plain } = useCalendarPart()
  return (
    <Field {...props}>
      {(control) =>
        part ? (
          <part.QuarterCalendar {...props} {...start} control={control} />
        ) : (
          <PlainFrame error={props.error} disabled={props.disabled}>
            <PlainDate
              control={control}
              plain={plain}
              value={props.value && quarterFormat(props.value, text)}
              placeholder={text.chooseQuarter}
            />
          </PlainFrame>
        )
      }
    </Field>
  )
}
