import type { Output } from '@iisp/contract'
import type { ordersByDay } from '@iisp/transfers/contract'
import { useText } from '@iisp/web/i18n/use-text'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { usePaymentTime } from './use-payment-time.ts'

interface CutOffClockProps {
  readonly moment: Output<typeof ordersByDay>['moment']
  /** When the moment was answered, by this browser's clock. */
  readonly answeredAt: number
  /** Called when the time shown has passed, to ask the server for the next one. */
  readonly onOver: () => void
}

/** The time left until the cut-off, or when payments are made next. Counts on from the server's time. */
export function CutOffClock({ moment, answeredAt, onOver }: CutOffClockProps) {
  const t = useText(homeCardTexts)
  const { bar, from, to, paymentDay } = moment
  const left = usePaymentTime(moment, answeredAt, onOver)
  if (bar === null || bar === 'before-hours') {
    const [hours, minutes] = [Math.floor(Math.max(0, left) / 60), Math.max(0, left) % 60]
    const span = hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes })
    return (
      <p className={css.clock} data-near={(bar === null && left <= 30) || undefined}>
        {t(bar === null ? 'untilCutOff' : 'untilStart', { at: bar === null ? to : from })}
        <strong>{span}</strong>
      </p>
    )
  }
  const next = paymentDay === null ? '' : t('nextDay', { date: paymentDay, from, to })
  return (
    <p className={css.clock}>
      {t(bar === 'closed-day' ? 'closedDay' : 'cutOffPassed', { to })}
      {next && <strong>{next}</strong>}
    </p>
  )
}
