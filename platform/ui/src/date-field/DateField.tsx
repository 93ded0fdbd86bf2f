import { useUiText } from '../locale/index.ts'
import { CalendarField } from './CalendarField.tsx'
import { texts } from './texts.ts'
import { useTypedText } from './use-typed-text.ts'
import { mayChooseDay } from './work-days.ts'
import type { DateFieldProps } from './date-props.ts'

/** A date field. Marks holidays if a working calendar is given. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, placeholder } = props
  const text = useUiText(texts)
  const mayChoose = mayChooseDay(props)
  return (
    <CalendarField
      field={props}
      value={value}
      typed={useTypedText({ mayChoose, onDate: onChange })}
      placeholder={placeholder ?? text.chooseDate}
      onType={(date) => date === '' && onChange('')}
      renderCalendar={(part, calendar) => <part.DayCalendar {...props} {...calendar} />}
    />
  )
}
