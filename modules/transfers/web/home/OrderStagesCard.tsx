import { type Output, stateName } from '@iisp/contract'
import { orderFlow, orderStages, transferList } from '@iisp/transfers/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { BarRow } from './BarRow.tsx'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Stage = Output<typeof orderStages>[number]

/** Number of the institution's orders at each stage; a stage opens the list of its orders. */
export function OrderStagesCard() {
  return (
    <OrderCard call={orderStages} lines={12}>
      {(data) => <Stages stages={data} />}
    </OrderCard>
  )
}

function Stages({ stages }: { stages: readonly Stage[] }) {
  const t = useText(homeCardTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const most = Math.max(...stages.map(({ total }) => total))
  if (most === 0) return <p className={css.none}>{t('noneOpen')}</p>
  return (
    <ol className={css.stages}>
      {stages.map(({ status, total, totalCapped, payments }) => (
        <BarRow
          key={status}
          label={
            <StatusDot tone={orderFlow.byCode[status].tone} label={stateName(orderFlow, status, locale)} />
          }
          total={total}
          capped={totalCapped}
          payments={payments}
          share={total / most}
          onOpen={() => void openMenu(transferList.id, `proStatus=${status}`)}
        />
      ))}
    </ol>
  )
}
