import { AmountField } from '@iisp/ui/amount-field'
import { Button } from '@iisp/ui/button'
import { DateField } from '@iisp/ui/date-field'
import { SelectField } from '@iisp/ui/select-field'
import { useText } from '@iisp/web'
import { rehearsalEventKinds, rehearsalMost } from '../../contract/rehearsal/rehearsal.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { type EventValues, blankEvent, eventFields } from './rehearsal-values.ts'
import css from './rehearsal.module.css'

export interface PartProps<V> {
  readonly values: readonly V[]
  /** The fault of a field, by its name in the call. */
  readonly faultOf: (field: string) => string | null
  /**
   * Changes the current rows. A date typed before its calendar has loaded is reported late, when
   * another field may have changed them.
   */
  readonly onChange: (change: (values: readonly V[]) => readonly V[]) => void
}

/** The events at the child fund, one per row. */
export function EventFields({ values, faultOf, onChange }: PartProps<EventValues>) {
  const t = useText(rehearsalTexts)
  const set = (at: number, change: Partial<EventValues>) =>
    onChange((now) => now.map((event, place) => (place === at ? { ...event, ...change } : event)))
  return (
    <fieldset className={css.part}>
      <legend>{t('events')}</legend>
      {values.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity while they are entered
        <section key={at} className={css.row} aria-label={t('event', { n: at + 1 })}>
          <SelectField
            label={t('kind')}
            required
            options={rehearsalEventKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            value={event.kind}
            onChange={(kind) =>
              set(at, { kind: rehearsalEventKinds.find((one) => one === kind) ?? event.kind })
            }
          />
          <EventFigures
            event={event}
            faultOf={(field) => faultOf(`events.${at}.${field}`)}
            onChange={(change) => set(at, change)}
          />
          <Button
            aria-label={t('removeOf', { what: t('event', { n: at + 1 }) })}
            disabled={values.length === 1}
            onClick={() => onChange((now) => now.filter((_, place) => place !== at))}
          >
            {t('remove')}
          </Button>
        </section>
      ))}
      <Button
        disabled={values.length >= rehearsalMost.events}
        onClick={() => onChange((now) => [...now, { ...blankEvent, on: now.at(-1)?.on ?? '' }])}
      >
        {t('addEvent')}
      </Button>
    </fieldset>
  )
}

interface FiguresProps {
  readonly event: EventValues
  readonly faultOf: (field: keyof EventValues) => string | null
  readonly onChange: (change: Partial<EventValues>) => void
}
/** The date of an event, and the figures that its kind asks for. */
function EventFigures({ event, faultOf, onChange }: FiguresProps) {
  const t = useText(rehearsalTexts)
  const labels = {
    ...(event.kind === 'fee' ? { amount: t('fee') } : { amount: t('amount') }),
    cash: t('cash'),
  }
  return eventFields[event.kind].map((field) => {
    const common = {
      name: field,
      required: true,
      error: faultOf(field),
      value: event[field],
      onChange: (value: string) => onChange({ [field]: value }),
    }
    if (field === 'on' || field === 'boughtOn') return <DateField key={field} label={t(field)} {...common} />
    if (field === 'amount' || field === 'cash')
      return <AmountField key={field} label={labels[field]} unit={t('yuan')} {...common} />
    if (field === 'shares') return <AmountField key={field} label={t(field)} unit={t('share')} {...common} />
    return <AmountField key={field} label={t(field)} decimals={4} {...common} />
  })
}
