import { compare } from '@iisp/contract/exact'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, type DetailDrawerProps, Facts } from '@iisp/ui/drawer'
import { useCall, useLive, useMayOpen, useNumberedList, useOpenMenu, useText } from '@iisp/web'
import { useMemo } from 'react'
import { termsDesk } from '../../contract/pages.ts'
import {
  type PerformanceOwed,
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeTopics } from './fee-lists.ts'
import { owedFacts, paymentColumns } from './performance-fee-columns.tsx'
import { performanceFeeTexts } from './performance-fee-texts.ts'
import { useNoteActions } from './use-note-actions.tsx'
import { PerformanceFeeActions } from './PerformanceFeeActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: PerformanceOwed
}

/** A fund's debt to its manager, the payee account, and the payments. */
export function PerformanceFeeDrawer({ row, ...drawer }: Props) {
  const t = useText(performanceFeeTexts)
  // a payment may remove the row from the list while the drawer is open
  const { data, refetch } = useCall(performanceOwedList, { productId: row.id }, { quiet: true })
  useLive(feeTopics, () => void refetch())
  const fund = data?.list[0] ?? row
  return (
    <DetailDrawer
      {...drawer}
      size={900}
      title={t('detail', { name: fund.productName })}
      footer={fund.actions.length > 0 && <PerformanceFeeActions fund={fund} />}
    >
      <Facts facts={owedFacts(fund, t)} />
      <WhyNot fund={fund} />
      <Payments productId={fund.id} />
    </DetailDrawer>
  )
}

/** Explains why the fee cannot be paid by an order now, and how to change that. */
function WhyNot({ fund: { owed, payee, cash } }: { readonly fund: PerformanceOwed }) {
  const t = useText(performanceFeeTexts)
  const openMenu = useOpenMenu()
  const mayOpenTerms = useMayOpen(termsDesk.id)
  const sign = compare(owed, '0.00')
  if (sign < 0) return <p>{t('overpaid')}</p>
  if (sign === 0) return <p>{t('nothingOwed')}</p>
  if (payee !== null) return cash !== null && compare(cash, owed) < 0 ? <p>{t('cashShort')}</p> : null
  return (
    <>
      <p>{t('payeeMissing')}</p>
      {mayOpenTerms && <Button onClick={() => void openMenu(termsDesk.id)}>{t('openTerms')}</Button>}
    </>
  )
}

function Payments({ productId }: { readonly productId: string }) {
  const t = useText(performanceFeeTexts)
  const columns = useMemo(() => paymentColumns(t), [t])
  const { rows, error, paging } = useNumberedList(performancePaymentList, { productId })
  const { actionsOf, dialog } = useNoteActions()
  return (
    <section aria-label={t('payments')}>
      <h3>{t('payments')}</h3>
      <DataTable
        label={t('payments')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        loading={rows === undefined && !error}
        error={error}
        emptyText={t('noPayments')}
        paging={paging}
        heightType="content"
        columnPanel={false}
        {...(rows?.some(({ actions }) => actions.length > 0) ? { rowActions: actionsOf } : {})}
      />
      {dialog}
    </section>
  )
}
