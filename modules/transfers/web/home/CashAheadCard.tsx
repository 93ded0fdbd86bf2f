import type { Output } from '@iisp/contract'
import { cashAhead, orderFlow, transferList } from '@iisp/transfers/contract'
import { BarChart, type BarMark } from '@iisp/ui/chart'
import { groupThousands } from '@iisp/ui/number'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { weekdayOf } from './day-name.ts'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Cash = Output<typeof cashAhead>

const { codes } = orderFlow
/** Payments that are submitted and not with the bank yet, as `cashAhead` counts them. */
const toLeave = `proStatus=${[codes.toReview, codes.toSign, codes.toAccept, codes.inHand, codes.toPay].join(',')}&payFlag=1`

/** The balance of the accounts and what remains after the payments of each day. A day opens the list of its payments. */
export function CashAheadCard() {
  return (
    <OrderCard call={cashAhead} lines={12}>
      {(data) => <CashAhead cash={data} />}
    </OrderCard>
  )
}

function CashAhead({ cash }: { cash: Cash }) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  const { accounts, balance, days, short, moreShort, capped } = cash
  const marks = useMarks(cash)
  const last = days.at(-1)
  if (last === undefined) return null
  const isLacking = last.left.startsWith('-')
  const summary = t(
    days.every(({ total }) => total === 0) ? 'cashNone' : isLacking ? 'cashShort' : 'cashSummary',
    {
      date: last.to.slice(5),
      left: groupThousands(last.left),
      missing: groupThousands(last.left.replace('-', '')),
    },
  )
  return (
    <>
      <p className={css.clock}>
        {t('cashNow', { n: groupThousands(accounts) })}
        <strong>
          {groupThousands(balance)} {t('yuan')}
        </strong>
      </p>
      <BarChart
        label={t('left')}
        summary={summary}
        markName={t('day')}
        series={[t('left')]}
        unit={t('yuan')}
        marks={marks}
        line
        onOpen={(key) => {
          const day = days.find(({ to }) => to === key)
          if (day) void openMenu(transferList.id, `${toLeave}&from=${day.from}&to=${day.to}`)
        }}
      />
      {short.length > 0 && <ShortAccounts short={short} more={moreShort} until={last.to} />}
      <p className={css.quiet}>{t(capped ? 'cashCapped' : 'cashNote')}</p>
    </>
  )
}

function useMarks({ today, days }: Cash): readonly BarMark[] {
  const t = useText(homeCardTexts)
  const locale = useLocale()
  // Payments only reduce the balance, so the lowest point is the first day that reaches the final
  // remainder.
  const lowest = days.some(({ total }) => total > 0) && days.find(({ left }) => left === days.at(-1)?.left)
  return days.map((day) => {
    const { to, total, payments, left } = day
    const date = to.slice(5)
    const isLacking = left.startsWith('-')
    const name = `${to === today ? t('today', { date }) : date} ${weekdayOf(to, locale)}`
    return {
      key: to,
      label: date,
      name,
      values: [left],
      note: t('payOnDay', { n: groupThousands(total), sum: groupThousands(payments) }),
      ...(isLacking ? { flag: t('lacking'), danger: true } : day === lowest && { flag: t('lowest') }),
    }
  })
}

interface ShortAccountsProps {
  readonly short: Cash['short']
  readonly more: boolean
  /** The last of the days. */
  readonly until: string
}

/** Accounts whose payments they cannot make; one opens the payments of its product until the last of the days. */
function ShortAccounts({ short, more, until }: ShortAccountsProps) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  return (
    <>
      <h3 className={css.overdue}>{t('shortTitle')}</h3>
      <ul className={css.backs}>
        {short.map(({ accountNo, productId, productName, day, missing }) => (
          <li key={accountNo}>
            <button
              type="button"
              className={css.back}
              onClick={() =>
                void openMenu(
                  transferList.id,
                  `${toLeave}&productIds=${productId}&from=2000-01-01&to=${until}`,
                )
              }
            >
              <span className={css.line}>
                <span className={css.name}>{productName}</span>
                <span className={css.quiet}>{accountNo}</span>
              </span>
              <span className={css.reason}>
                {t('shortLine', { date: day.slice(5), missing: groupThousands(missing) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more && <p className={css.quiet}>{t('moreShort')}</p>}
    </>
  )
}
