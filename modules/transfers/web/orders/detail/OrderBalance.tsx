import { subtract } from '@iisp/contract/exact'
import { getRemainBalanceByAccountNewRV } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { Facts } from '@iisp/ui/drawer'
import { useCall, useText } from '@iisp/web'
import css from './order-detail.module.css'
import { progressTexts } from './progress-texts.ts'

/** The current balance of the custody account. The frozen amount includes what this order has frozen. */
export function OrderBalance({ account }: { account: string }) {
  const t = useText(progressTexts)
  const { data, error, isLoading } = useCall(
    getRemainBalanceByAccountNewRV,
    { account },
    { quiet: true, staleTime: 0 },
  )
  if (error && data === undefined) return <p className={css.quiet}>{t('balanceFailed')}</p>
  const figure = (value: string | undefined) =>
    isLoading ? t('balanceLoading') : <AmountText value={value} />
  return (
    <Facts
      facts={[
        { label: t('balance'), value: figure(data?.BALANCE) },
        { label: t('available'), value: figure(data?.AVAILABLE) },
        { label: t('frozen'), value: figure(data && subtract(data.BALANCE, data.AVAILABLE)) },
        { label: t('balanceAt'), value: data?.UPDATE_TIME ?? '' },
      ]}
    />
  )
}
