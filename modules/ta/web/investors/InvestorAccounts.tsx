import { DataTable } from '@iisp/ui/data-table'
import { useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { useMemo } from 'react'
import {
  type InvestorFull,
  type Revealed,
  designatedAccountFields,
  heldFields,
  tradingAccountFields,
} from '../../contract/investors/investors.ts'
import { investorTexts } from './investor-texts.ts'
import css from '../ta.module.css'

const heldColumns = ['productName', 'tradingAccount', 'shares', 'frozen'] as const
const tradingColumns = ['accountNo', 'distributorName', 'status', 'openedOn'] as const
const designatedColumns: ColumnEntries<typeof designatedAccountFields> = [
  'productName',
  { key: 'accountNo', width: 170 },
  'accountName',
  'bank',
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
  const trading = useColumns(tradingAccountFields, tradingColumns)
  const held = useColumns(heldFields, heldColumns)
  const bank = useColumns(designatedAccountFields, designatedColumns)
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
