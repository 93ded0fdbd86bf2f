import type { ReactNode } from 'react'
import { type ControlProps, Field, type FieldProps } from '../field/index.ts'
import { PlainDate, type PlainDateProps } from './PlainDate.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import { type CalendarPart, type CalendarStart, useCalendarPart } from './use-calendar-part.ts'
import type { useTypedText } from './use-typed-text.ts'

interface Props extends Pick<PlainDateProps, 'value' | 'placeholder' | 'onType'> {
  readonly field: FieldProps<string>
  /** Handles typed text that the input itself does not accept. */
  readonly typed?: ReturnType<typeof useTypedText> | undefined
  readonly renderCalendar: (
    part: CalendarPart,
    props: CalendarStart & { readonly control: ControlProps; readonly error: FieldProps<string>['error'] },
  ) => ReactNode
}

/** A field with a calendar. Until the calendar is loaded, it is a plain input that shows `value`. */
export function CalendarField({ field, typed, renderCalendar, ...shown }: Props) {
  const { part, start, plain } = useCalendarPart()
  const error = typed?.misread ?? field.error
  return (
    <Field {...field} error={error}>
      {(control) => (
        <div {...typed?.watch}>
          {part ? (
            renderCalendar(part, { ...start, control, error })
          ) : (
            <PlainFrame error={error} disabled={field.disabled}>
              <PlainDate control={control} plain={plain} {...shown} />
            </PlainFrame>
          )}
        </div>
      )}
    </Field>
  )
}
