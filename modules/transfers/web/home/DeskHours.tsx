import type { Output } from '@iisp/contract'
import type { deskToday } from '@iisp/transfers/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useText } from '@iisp/web/i18n/use-text'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { usePaymentTime } from './use-payment-time.ts'

interface DeskHoursProps extends Pick<Output<typeof deskToday>, 'moment' | 'twoPersons'> {
  /** When the moment was answered, by this browser's clock. */
  readonly answeredAt: number
  /** Called when the state shown has ended, to ask the server for the next one. */
  readonly onOver: () => void
}

/** The actions that the desk can take at this time of day, and the rule behind them. */
export function DeskHours({ moment, twoPersons, answeredAt, onOver }: DeskHoursProps) {
  const t = useText(homeCardTexts)
  const { bar, from, to } = moment
  usePaymentTime(moment, answeredAt, onOver)
  const hours = bar === null ? t('openUntil', { to }) : t(`closed.${bar}`, { from, to })
  const rows = [
    {
      key: 'pay',
      open: bar === null,
      name: t('acts.pay'),
      state: hours,
      rule: t('acts.payRule', { from, to }),
    },
    {
      key: 'wait',
      open: bar === null,
      name: t('acts.wait'),
      state: hours,
      rule: t('acts.waitRule', { to }),
    },
    { key: 'other', open: true, name: t('acts.other'), state: t('allDay'), rule: t('acts.otherRule') },
  ]
  return (
    <ul className={css.hours} aria-label={t('acts.title')}>
      {rows.map(({ key, open, name, state, rule }) => (
        <li key={key}>
          <strong>{name}</strong>
          <StatusDot tone={open ? 'success' : 'neutral'} label={state} />
          <span className={css.quiet}>{rule}</span>
        </li>
      ))}
      <li>
        <strong>{t('acts.persons')}</strong>
        <StatusDot tone="info" label={t(twoPersons ? 'acts.two' : 'acts.one')} />
        <span className={css.quiet}>{t('acts.personsRule')}</span>
      </li>
    </ul>
  )
}
