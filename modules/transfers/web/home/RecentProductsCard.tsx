import type { Output } from '@iisp/contract'
import { recentProducts, transferEntry, transferList } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Recent = Output<typeof recentProducts>

/** The products for which the person wrote orders lately, each with its orders and a new one. */
export function RecentProductsCard() {
  return (
    <OrderCard call={recentProducts} lines={8}>
      {(data) => <RecentProducts products={data} />}
    </OrderCard>
  )
}

function RecentProducts({ products }: { products: Recent }) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  if (products.length === 0) return <p className={css.none}>{t('recentNone')}</p>
  return (
    <ul className={css.backs}>
      {products.map(({ id, productNo, productName, usable, at }) => (
        <li key={id} className={css.recent}>
          <button
            type="button"
            className={css.back}
            onClick={() => void openMenu(transferList.id, `productIds=${id}`)}
          >
            <span className={css.name}>{productName}</span>
            <span className={css.quiet}>
              {productNo} · {t('lastOrder', { at: at.slice(0, 16) })}
            </span>
          </button>
          {usable && (
            <Button onClick={() => void openMenu(transferEntry.id, `productId=${id}`)}>
              {t('newOrder')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
