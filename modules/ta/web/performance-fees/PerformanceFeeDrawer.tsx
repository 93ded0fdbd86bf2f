import { compare } from '@iisp/contract/exact'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, type DetailDrawerProps, type Fact } from '@iisp/ui/drawer'
import { useCall, useLive, useMayOpen, useNumberedList, useOpenMenu, useText } from '@iisp/web'
import { type ColumnEntries, type FactEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { termsDesk } from '../../contract/pages.ts'
import {
  type PerformanceOwed,
  performanceOwedFields,
  performanceOwedList,
  performancePaymentFields,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeTopics } from './fee-lists.ts'
import { type PerformanceFeeText, performanceFeeTexts } from './performance-fee-texts.ts'
import { useNoteActions } from './use-note-actions.tsx'
import { PerformanceFeeActions } from './PerformanceFeeActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: PerformanceOwed
}
const paymentColumns: ColumnEntries<typeof performancePaymentFields> = [
  'at',
  'amount',
  { key: 'state', width: 200 },
  'reason',
  { key: 'orderNo', width: 190 },
  'person',
  'decidedBy',
]
const shownFacts = (
  { cash, payee }: PerformanceOwed,
  t: PerformanceFeeText,
): FactEntries<typeof performanceOwedFields> => [
  'productName',
  'productCode',
  'institutionName',
  'owed',
  'paying',
  cash !== null && 'cash',
  'lastPaidOn',
  ...payeeFacts(payee, t),
]
const payeeFacts = (payee: PerformanceOwed['payee'], t: PerformanceFeeText): Fact[] =>
  payee === null
    ? [{ label: t('payee'), value: t('noPayee') }]
    : [
        { label: t('payeeName'), value: payee.name },
        { label: t('accountNo'), value: payee.accountNo },
        { label: t('bank'), value: payee.bank },
        { label: t('branchNo'), value: payee.branchNo },
      ]

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
      <FieldFacts fields={performanceOwedFields} of={fund} show={shownFacts(fund, t)} />
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
  const columns = useColumns(performancePaymentFields, paymentColumns)
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
