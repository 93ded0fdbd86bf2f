import { type Output, stateName } from '@iisp/contract'
import { orderFlow, ordersBack, transferList } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { Button } from '@iisp/ui/button'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Back = Output<typeof ordersBack>['list'][number]
const { returned, failed } = orderFlow.codes

/** The filters of the list in which the order stands. */
const listOf = ({ status }: Back) => `proStatus=${status}${status === failed ? '&failureOpen=1' : ''}`

/** The orders that came back last and still wait for the institution, each with its reason; a press opens the order. */
export function OrdersBackCard() {
  return (
    <OrderCard call={ordersBack} lines={12}>
      {(data) => <Backs {...data} />}
    </OrderCard>
  )
}

function Backs({ list, more }: Output<typeof ordersBack>) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  if (list.length === 0) return <p className={css.none}>{t('noneBack')}</p>
  const open = (query: string) => void openMenu(transferList.id, query)
  return (
    <>
      <ul className={css.backs}>
        {list.map((order) => (
          <li key={order.id}>
            <BackRow order={order} onOpen={() => open(`${listOf(order)}&detail=${order.id}`)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button type="inline" onClick={() => open(`proStatus=${returned},${failed}`)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function BackRow({ order, onOpen }: { order: Back; onOpen: () => void }) {
  const t = useText(homeCardTexts)
  const locale = useLocale()
  return (
    <button type="button" className={css.back} onClick={onOpen}>
      <span className={css.line}>
        <StatusDot
          tone={orderFlow.byCode[order.status].tone}
          label={stateName(orderFlow, order.status, locale)}
        />
        <span className={css.name}>{order.productName}</span>
        <span className={css.amount}>
          {t(order.pays ? 'out' : 'in')} <AmountText value={order.amount} unit={t('yuan')} />
        </span>
      </span>
      <span className={css.line}>
        <span className={css.reason}>{order.reason || t('noReason')}</span>
        <span className={css.quiet}>
          {order.orderNo} · <time dateTime={order.at}>{order.at.slice(0, 16)}</time>
        </span>
      </span>
    </button>
  )
}
