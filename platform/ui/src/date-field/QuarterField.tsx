import { useUiText } from '../locale/index.ts'
import { CalendarField } from './CalendarField.tsx'
import { quarterFormat } from './quarters.ts'
import { texts } from './texts.ts'
import type { QuarterFieldProps } from './date-props.ts'

/** A quarter of a year: 一季度 to 四季度. */
export function QuarterField(props: QuarterFieldProps) {
  const text = useUiText(texts)
  return (
    <CalendarField
      field={props}
      value={props.value && quarterFormat(props.value, text)}
      placeholder={text.chooseQuarter}
      renderCalendar={(part, calendar) => <part.QuarterCalendar {...props} {...calendar} />}
    />
  )
}
