import type { Output } from '@iisp/contract'
import { ordersToReview, ordersToSign, transferReview, transferSign } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { Button } from '@iisp/ui/button'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type ToCheck = Output<typeof ordersToReview>
type Unusual = ToCheck['list'][number]

/** Orders that await a reviewer, with their unusual features. */
export const ToReviewCard = () => <ToCheckCard call={ordersToReview} page={transferReview.id} />

/** The same for a signer. */
export const ToSignCard = () => <ToCheckCard call={ordersToSign} page={transferSign.id} />

interface ToCheckCardProps {
  /** `ordersToReview` or `ordersToSign`, which answer alike. */
  readonly call: typeof ordersToReview
  /** The page that the orders wait on. */
  readonly page: string
}

function ToCheckCard({ call, page }: ToCheckCardProps) {
  return (
    <OrderCard call={call} lines={8}>
      {(data) => <ToCheckList {...data} page={page} />}
    </OrderCard>
  )
}

function ToCheckList({
  page,
  total,
  totalCapped,
  payments,
  looked,
  unusual,
  list,
}: ToCheck & { page: string }) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  if (total === 0) return <p className={css.none}>{t('noneToCheck')}</p>
  const count = groupThousands(total)
  return (
    <>
      <p className={css.clock}>
        {t('toCheck')}
        <strong>{t(totalCapped ? 'countCapped' : 'count', { n: count })}</strong>
        {payments !== null && <span>{t('payments', { sum: groupThousands(payments) })}</span>}
        <Button type="inline" onClick={() => void openMenu(page)}>
          {t('more')}
        </Button>
      </p>
      <p className={css.lead}>
        {unusual === 0
          ? t(looked < total ? 'noneUnusualOf' : 'noneUnusual', { looked })
          : t(looked < total ? 'unusualOf' : 'unusual', { unusual, looked })}
      </p>
      <ul className={css.backs}>
        {list.map((order) => (
          <li key={order.id}>
            <UnusualRow order={order} onOpen={() => void openMenu(page, `detail=${order.id}`)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function UnusualRow({ order, onOpen }: { order: Unusual; onOpen: () => void }) {
  const t = useText(homeCardTexts)
  const { productName, partnerName, pays, amount, reasons, largest, orderNo, submittedAt } = order
  const said = { largest: groupThousands(largest ?? ''), at: submittedAt.slice(5, 16) }
  return (
    <button type="button" className={css.back} onClick={onOpen}>
      <span className={css.line}>
        <span className={css.name}>{productName}</span>
        <span className={css.amount}>
          {t(pays ? 'out' : 'in')} <AmountText value={amount} unit={t('yuan')} />
        </span>
      </span>
      <span className={css.line}>
        <span className={css.name}>{partnerName}</span>
        <span className={css.quiet}>{orderNo}</span>
      </span>
      <span className={css.reasons}>
        {reasons.map((reason) => (
          <span key={reason}>{t(`reasons.${reason}`, said)}</span>
        ))}
      </span>
    </button>
  )
}
