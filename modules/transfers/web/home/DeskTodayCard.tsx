import { type Output, stateName } from '@iisp/contract'
import { deskToday, orderFlow, transferDesk } from '@iisp/transfers/contract'
import { BarChart, type BarMark } from '@iisp/ui/chart'
import { groupThousands } from '@iisp/ui/number'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { DeskHours } from './DeskHours.tsx'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Today = Output<typeof deskToday>

/** The desk's possible actions at this time of day, and the money of orders dated today; a state opens its orders. */
export function DeskTodayCard() {
  return (
    <OrderCard call={deskToday} lines={12}>
      {(data, { refetch, updatedAt }) => (
        <>
          <DeskHours {...data} answeredAt={updatedAt} onOver={refetch} />
          <MoneyToday {...data} />
        </>
      )}
    </OrderCard>
  )
}

function MoneyToday({ moment: { today }, money, capped }: Today) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  const marks = useMarks(money)
  if (money.every((state) => state.out.total === 0 && state.in.total === 0))
    return <p className={css.none}>{t('moneyNone')}</p>
  const done = money.find(({ status }) => status === orderFlow.codes.paid)
  return (
    <>
      <BarChart
        label={t('moneyTitle')}
        summary={t('moneySummary', {
          out: groupThousands(done?.out.sum ?? '0.00'),
          in: groupThousands(done?.in.sum ?? '0.00'),
        })}
        markName={t('state')}
        series={[t('out'), t('in')]}
        unit={t('yuan')}
        marks={marks}
        onOpen={(status) => void openMenu(transferDesk.id, `proStatus=${status}&from=${today}&to=${today}`)}
      />
      <p className={css.quiet}>{t(capped ? 'deskCapped' : 'moneyNote')}</p>
    </>
  )
}

function useMarks(money: Today['money']): readonly BarMark[] {
  const t = useText(homeCardTexts)
  const locale = useLocale()
  return money.map(({ status, out, in: received }) => ({
    key: status,
    label: stateName(orderFlow, status, locale),
    values: [out.sum, received.sum],
    note: t('moneyCounts', {
      out: groupThousands(out.total),
      in: groupThousands(received.total),
    }),
  }))
}
