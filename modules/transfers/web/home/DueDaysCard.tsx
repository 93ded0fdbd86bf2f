import { groupThousands } from '@iisp/contract/group-thousands'
import type { Output } from '@iisp/contract'
import {
  type DueDay,
  deskByDay,
  orderFlow,
  ordersByDay,
  transferDesk,
  transferList,
} from '@iisp/transfers/contract'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { BarRow } from './BarRow.tsx'
import { CutOffClock } from './CutOffClock.tsx'
import { weekdayOf } from './day-name.ts'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

const { open, atDesk } = orderFlow.sets

/** The institution's open orders by payment day; a day opens the list of its orders. */
export const OrdersByDayCard = () => (
  <DueDaysCard
    call={ordersByDay}
    page={transferList.id}
    query={`proStatus=${open.join(',')}`}
    early="notSent"
  />
)

/** The orders at the desk by payment day; a day opens the desk with its orders. */
export const DeskByDayCard = () => (
  <DueDaysCard
    call={deskByDay}
    page={transferDesk.id}
    query={`proStatus=${atDesk.join(',')}`}
    early="notAccepted"
  />
)

interface DueDaysCardProps {
  /** `ordersByDay` or `deskByDay`; their answers have the same shape. */
  readonly call: typeof ordersByDay
  /** The list that a day opens, and the filters besides its dates. */
  readonly page: string
  readonly query: string
  /** The name for orders that the custodian has not accepted. */
  readonly early: 'notSent' | 'notAccepted'
}

function DueDaysCard({ call, page, query, early }: DueDaysCardProps) {
  const openMenu = useOpenMenu()
  return (
    <OrderCard call={call} lines={12}>
      {(data, { updatedAt, refetch }) => (
        <>
          <CutOffClock moment={data.moment} answeredAt={updatedAt} onOver={refetch} />
          <DueDays
            {...data}
            early={early}
            onOpen={({ from, to }) => void openMenu(page, `${query}&from=${from}&to=${to}`)}
          />
        </>
      )}
    </OrderCard>
  )
}

interface DueDaysProps extends Output<typeof ordersByDay>, Pick<DueDaysCardProps, 'early'> {
  readonly onOpen: (day: DueDay) => void
}

function DueDays({ days, moment, capped, early, onOpen }: DueDaysProps) {
  const t = useText(homeCardTexts)
  const most = Math.max(1, ...days.map(({ total }) => total))
  return (
    <ol className={css.stages}>
      {days.map((day) => (
        <BarRow
          key={day.to}
          label={<DayName day={day} today={moment.today} />}
          note={day.notAccepted === 0 ? '' : t(early, { n: groupThousands(day.notAccepted) })}
          total={day.total}
          capped={capped}
          payments={day.payments}
          share={day.total / most}
          onOpen={() => onOpen(day)}
        />
      ))}
    </ol>
  )
}

function DayName({ day: { kind, to }, today }: { readonly day: DueDay; readonly today: string }) {
  const t = useText(homeCardTexts)
  const locale = useLocale()
  if (kind !== 'day') return <span className={kind === 'overdue' ? css.overdue : ''}>{t(kind)}</span>
  const date = to.slice(5)
  return (
    <span>
      <time dateTime={to}>{to === today ? t('today', { date }) : date}</time>{' '}
      <span className={css.quiet}>{weekdayOf(to, locale)}</span>
    </span>
  )
}
