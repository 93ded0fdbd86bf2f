import { useState } from 'react'
import { Field } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './date-field.module.css'
import { PlainDate } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { texts } from './texts.ts'
import { useCalendarPart } from './use-calendar-part.ts'
import { useTypedText } from './use-typed-text.ts'
import { mayChooseDay } from './work-days.ts'
import type { DateRangeFieldProps } from './date-props.ts'

/** A date range field. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { min, max } = props
  const { part, start, plain } = useCalendarPart()
  const { misread, watch } = useTypedText({ mayChoose: mayChooseDay({ min, max }) })
  const shown = { ...props, error: misread ?? props.error }
  return (
    <Field {...shown} group>
      {(control) => (
        <div {...watch}>
          {part ? (
            <part.RangeCalendar {...shown} {...start} control={control} />
          ) : (
            <PlainRange {...shown} control={control} plain={plain} />
          )}
        </div>
      )}
    </Field>
  )
}

type PlainRangeProps = DateRangeFieldProps & Pick<Parameters<typeof PlainDate>[0], 'control' | 'plain'>

function PlainRange({ control, plain, ...props }: PlainRangeProps) {
  const { value, onChange, min, max } = props
  const text = useUiText(texts)
  // one end alone is not a range yet
  const [typed, setTyped] = useState<readonly [string, string]>(value ?? ['', ''])
  const [from, to] = value ?? typed
  const take = (range: readonly [string, string]) => {
    setTyped(range)
    const [first, last] = range
    if (first === '' && last === '') return onChange(null)
    const may = mayChooseDay({ min, max })
    if (first !== '' && last !== '' && first <= last && may(first) && may(last)) onChange(range)
  }
  const { id, ...described } = control
  return (
    <PlainFrame error={props.error} disabled={props.disabled}>
      <PlainDate
        control={{ ...described, ...(id && { id }) }}
        plain={plain}
        value={from}
        placeholder={text.start}
        onType={(date) => take([date, to])}
      />
      <span className={css.arrow}>
        <Icon name="arrowRight" size={12} />
      </span>
      <PlainDate
        control={described}
        plain={plain}
        value={to}
        placeholder={text.end}
        onType={(date) => take([from, date])}
      />
    </PlainFrame>
  )
}
