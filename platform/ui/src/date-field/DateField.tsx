import { useUiText } from '../locale/index.ts'
import { CalendarField } from './CalendarField.tsx'
import { texts } from './texts.ts'
import { mayChooseDay } from './work-days.ts'
import type { DateFieldProps } from './date-props.ts'

/** A date field. Marks holidays if a working calendar is given. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, placeholder } = props
  const text = useUiText(texts)
  return (
    <CalendarField
      field={props}
      value={value}
      placeholder={placeholder ?? text.chooseDate}
      onType={(date) => (date === '' || mayChooseDay(props)(date)) && onChange(date)}
      renderCalendar={(part, calendar) => <part.DayCalendar {...props} {...calendar} />}
    />
  )
}
