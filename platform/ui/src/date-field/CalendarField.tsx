import type { ReactNode } from 'react'
import { type ControlProps, Field, type FieldProps } from '../field/index.ts'
import { PlainDate, type PlainDateProps } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { type CalendarPart, type CalendarStart, useCalendarPart } from './use-calendar-part.ts'

interface Props extends Pick<PlainDateProps, 'value' | 'placeholder' | 'onType'> {
  readonly field: FieldProps<string>
  readonly renderCalendar: (
    part: CalendarPart,
    props: CalendarStart & { readonly control: ControlProps },
  ) => ReactNode
}

/** A field with a calendar. Until the calendar is loaded, it is a plain input that shows `value`. */
export function CalendarField({ field, renderCalendar, ...shown }: Props) {
  const { part, start, plain } = useCalendarPart()
  return (
    <Field {...field}>
      {(control) =>
        part ? (
          renderCalendar(part, { ...start, control })
        ) : (
          <PlainFrame error={field.error} disabled={field.disabled}>
            <PlainDate control={control} plain={plain} {...shown} />
          </PlainFrame>
        )
      }
    </Field>
  )
}
