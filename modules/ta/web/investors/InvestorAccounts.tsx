import { type Column, DataTable } from '@iisp/ui/data-table'
import { useText } from '@iisp/web'
import { useMemo } from 'react'
import type { HeldShares, InvestorFull, Revealed } from '../../contract/investors/investors.ts'
import { investorTexts } from './investor-texts.ts'
import css from '../ta.module.css'
import type { InvestorText } from './investor-columns.tsx'

type Trading = InvestorFull['tradingAccounts'][number]
type Designated = InvestorFull['designatedAccounts'][number]

const heldColumns = (t: InvestorText): Column<HeldShares>[] => [
  { key: 'productName', title: t('product'), width: 220 },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 150 },
  { key: 'shares', title: t('shares'), kind: 'amount', width: 150 },
  { key: 'frozen', title: t('frozen'), kind: 'amount', width: 130 },
]
const tradingColumns = (t: InvestorText): Column<Trading>[] => [
  { key: 'accountNo', title: t('tradingAccount'), width: 160 },
  { key: 'distributorName', title: t('distributorName'), width: 220 },
  { key: 'status', title: t('status'), width: 90, value: (row) => t(`accountStates.${row.status}`) },
  { key: 'openedOn', title: t('openedOn'), width: 110 },
]
const designatedColumns = (t: InvestorText): Column<Designated>[] => [
  { key: 'productName', title: t('product'), width: 220 },
  { key: 'accountNo', title: t('accountNo'), width: 170 },
  { key: 'accountName', title: t('accountName'), width: 150 },
  { key: 'bank', title: t('bank'), width: 180 },
]
const paging = { mode: 'client' } as const

interface Props {
  readonly investor: InvestorFull
  /** The full account numbers, once unmasked. */
  readonly whole: Revealed | null
}
/** An investor's holdings, trading accounts and designated bank accounts. */
export function InvestorAccounts({ investor, whole }: Props) {
  const t = useText(investorTexts)
  const trading = useMemo(() => tradingColumns(t), [t])
  const held = useMemo(() => heldColumns(t), [t])
  const bank = useMemo(() => designatedColumns(t), [t])
  const designated = useMemo(() => {
    const numbers = new Map(whole?.accounts.map(({ productId, accountNo }) => [productId, accountNo]))
    return investor.designatedAccounts.map((account) => ({
      ...account,
      accountNo: numbers.get(account.productId) ?? account.accountNo,
    }))
  }, [investor, whole])
  return (
    <>
      <h3 className={css.heading}>{t('held')}</h3>
      <DataTable
        label={t('held')}
        columns={held}
        rows={investor.held}
        rowKey={(row) => `${row.productId}:${row.tradingAccountId}`}
        emptyText={t('holdsNone')}
        paging={paging}
        heightType="content"
      />
      <h3 className={css.heading}>{t('tradingAccounts')}</h3>
      <DataTable
        label={t('tradingAccounts')}
        columns={trading}
        rows={investor.tradingAccounts}
        rowKey={(row) => row.id}
        paging={paging}
        heightType="content"
      />
      <h3 className={css.heading}>{t('designated')}</h3>
      <DataTable
        label={t('designated')}
        columns={bank}
        rows={designated}
        rowKey={(row) => row.productId}
        emptyText={t('noDesignated')}
        paging={paging}
        heightType="content"
      />
    </>
  )
}
